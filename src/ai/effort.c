#include "ai/effort.h"

void effort_begin(struct effort *f)
{
	f->notes = f->read = f->whole = 0;
	f->step = f->part = f->next = 0;
	f->sum = 0;
	f->begun = f->tired = false;
}

void effort_go_on(struct effort *f, long plays)
{
	f->left = plays;
	f->read = 0;
	f->tired = false;
}

bool effort_may(struct effort *f)
{
	f->tired |= f->left <= 0 && f->notes < EFFORT_NOTES;
	if (!f->tired)
		f->left--;
	return !f->tired;
}

bool effort_noted(struct effort *f, int *value)
{
	if (f->read >= f->notes)
		return false;
	*value = f->note[f->read++];
	return true;
}

int effort_note(struct effort *f, int value)
{
	f->step = f->part = 0;
	f->sum = 0;
	if (f->notes < EFFORT_NOTES) {
		f->note[f->notes++] = value;
		f->read = f->notes;
	}
	return value;
}

bool effort_whole_noted(struct effort *f, int *value)
{
	return f->read < f->whole && effort_noted(f, value);
}

int effort_note_whole(struct effort *f, int value)
{
	f->notes = f->whole;
	f->begun = false;
	f->next = 0;
	effort_note(f, value);
	f->whole = f->notes;
	return value;
}

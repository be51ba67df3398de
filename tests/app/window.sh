#!/bin/sh
# The real window under Xvfb, driven by xdotool: start, drag, end a phase, the window's close, kill -9 and resume.
# usage: window.sh BUILD
set -eu
build=$1
work=$(mktemp -d)
server= game=
finish() {
	[ -z "$game" ] || kill -9 "$game" 2>/dev/null || true
	[ -z "$server" ] || kill "$server" 2>/dev/null || true
	rm -rf "$work"
}
trap finish EXIT
fail() {
	echo "window.sh: $*" >&2
	tail -n 5 "$work"/*.log >&2 || true
	exit 1
}

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.log" &
server=$!
read -r number <"$work/display"
export DISPLAY=":$number" XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" XDG_CACHE_HOME="$work/cache"
export SDL_AUDIODRIVER=dummy
unset SDL_VIDEODRIVER WAYLAND_DISPLAY GROGNARD_DATA || true
saved=$XDG_DATA_HOME/grognard/autosave.grog

start() { # arguments of the program; waits for its window
	"$build/bin/grognard" --size 1280x720 "$@" >"$work/game.log" 2>&1 &
	game=$!
	window=$(timeout 30 xdotool search --sync --onlyvisible --pid "$game" | tail -n 1)
	[ -n "$window" ] || fail "no window came up"
	xdotool windowmove "$window" 0 0 windowfocus "$window" 2>/dev/null || true
	sleep 2 # first picture; there is no window manager to ask
}
saved_has() { # waits up to ten seconds for a line in the saved game
	for _ in $(seq 100); do
		grep -q "$1" "$saved" 2>/dev/null && return 0
		sleep 0.1
	done
	return 1
}
gone() { # waits up to ten seconds for the program to end by itself
	for _ in $(seq 100); do
		kill -0 "$game" 2>/dev/null || return 0
		sleep 0.1
	done
	return 1
}

end_phase() { # by its key; that nothing was moved is asked about first
	xdotool key --window "$window" space
	sleep 1
	xdotool key --window "$window" Return
}

# The phase ended by key.
start --scenario borodino/7-september --seats person,person --seed 7
end_phase
saved_has '^done' || fail "the key that ends the phase gave no order"

# A second program beside it keeps its game in a file of its own.
first=$game kept=$saved
saved=$XDG_DATA_HOME/grognard/autosave2.grog
start --scenario borodino/6-september --seats person,person --seed 7
saved_has '^scenario 6-september' || fail "the second program has no saved game of its own"
kill -9 "$game"
wait "$game" 2>/dev/null || true
game=$first saved=$kept

# Killed without warning: the next start offers to go on, and goes on.
kill -9 "$game"
wait "$game" 2>/dev/null || true
before=$(grep -c '^done' "$saved")
start
xdotool key --window "$window" alt+r
sleep 2
end_phase
for _ in $(seq 100); do
	[ "$(grep -c '^done' "$saved")" -gt "$before" ] && break
	sleep 0.1
done
[ "$(grep -c '^done' "$saved")" -gt "$before" ] || fail "the game was not resumed after kill -9"

# The window closed from outside: the program ends, nothing is lost.
xdotool windowclose "$window" 2>/dev/null || true
gone || fail "closing the window did not end the program"
game=
"$build/bin/grognard-cli" replay "$saved" >"$work/replay.log" || fail "the saved game does not replay"
echo "window.sh: start, keys, kill -9, resume, close: fine"

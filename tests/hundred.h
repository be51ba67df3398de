/* Many random games of a scenario with every set of options, for the tests of each game. */
#ifndef GROGNARD_TESTS_HUNDRED_H
#define GROGNARD_TESTS_HUNDRED_H

/* A hundred random games (GROGNARD_FUZZ_GAMES: another number) of a scenario ("berezina/crossing") as printed, forty with every
 * option at its other end and, where there are several options, sixty with options drawn by lot. Each order of each game
 * leaves a sound position, is told in words that read well and goes by a way that holds together; no two buttons that are offered read alike; one
 * order in three, by lot, is looked at for what it betrays (rules_secrets_of). One order in thirty-two is a moment at which rules_check and rules_secrets hold (of games
 * that hide nothing the secrets one time in eight, for there only the dice could leak); in the first game as printed
 * rules_check holds at every order.
 *
 * What that is worth. A fault in a quarter of the games that breaks soundness or the telling passes 100 games once in 3e12
 * times. One that betrays something once in such a game is seen in one of twelve games: 40 games miss it one time in 32,
 * 100 one time in 6,000. One that lasts for ten orders and is seen at a moment only is met in 27 of 100 games that have it,
 * in 7 of 100 games then: 40 games miss it one time in 17, 100 one time in 1,100. An option is at its other end in the
 * forty and, by lot, in thirty more; each two of them in fifty-five. */
void hundred_games(const char *scenario);

/* The same of all scenarios of a game. */
void hundred_games_of(const char *game);

#endif

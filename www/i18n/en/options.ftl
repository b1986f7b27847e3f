## Settings of the table
confirm-option = Confirm each move: the first tap shows it, the second one plays it
own-throws-option = We throw real sticks or a real die: ask for each throw
opposite-option = Two people sit opposite each other: turn the table to the one to move
left-handed-option = Left-handed: buttons on the left

## A series of games
series = Series
series-kind-one = One game
series-kind-to = First to so many wins
series-kind-of = Best of so many games
series-count-to = Wins
series-count-of = Games
series-text = Who begins changes from game to game. A drawn game counts for nobody.

## Unequal men
men-at-start = Men at the start
handicap-text = Unequal men as a handicap: the men that a side leaves out are dead from the beginning. The win chances reckon with it.

## Men and what is thrown
look-men = Men
look-men-clay = Clay discs
look-men-twigs = Twig bundles
look-men-kernels = Maize kernels
look-tool = Throw with
look-tool-sticks = Flat sticks
look-tool-kernels = Kernels scorched on one face
look-tool-coins = Coins

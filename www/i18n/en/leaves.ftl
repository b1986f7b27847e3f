## What is read or learned beside the box’s other games

## Their lessons
step-wait = Let the time run out

step-title-tikl-move = One square at a time
step-tell-tikl-move = You play White: move one of your pieces one square up, down or to the side, onto a free square.
step-right-tikl-move = So every move goes: never diagonally, never over another piece, and nothing is ever captured.

step-title-tikl-line = Three in a line
step-tell-tikl-line = Whoever has three pieces side by side in a row or a file wins at once: bring a third one to a1 and b1.
step-right-tikl-line = Three in a row on a1, b1 and c1: the game is won.
step-missed-tikl-line = There are still only two side by side. The piece on c2 is one square away from c1.

step-title-tikl-diagonal = Diagonals count too
step-tell-tikl-diagonal = Three on a diagonal win as well, on the short ones too: complete the one that goes from a2 over b3.
step-right-tikl-diagonal = The squares a2, b3 and c4 are a short diagonal, and three on it are enough.
step-missed-tikl-diagonal = The diagonal still lacks c4. The piece on d4 stands beside it.

step-title-tikl-stop = Stop the enemy
step-tell-tikl-stop = Black threatens to go from c4 to c3 and stand in a row with b3 and d3: stop it.
step-right-tikl-stop = You stand on c3 yourself, so Black cannot close the row.
step-missed-tikl-stop = Black went to c3: three in a row. Whoever stands on c3 first keeps Black off it.

step-title-tikl-shut = Shut in
step-tell-tikl-shut = A side that cannot move passes: shut in Black’s four pieces.
step-right-tikl-shut = Black has no free square to go to and passes, so you move again: from c2 to c3 would win.
step-missed-tikl-shut = Black can still move. Only c2 was open to it: go there without opening another square.

step-title-tikl-clock = The clock
step-tell-tikl-clock = Moves may have a clock that is agreed before the game, here 5 seconds: let them run out.
step-right-tikl-clock = Your turn is lost, which counts as a move, and Black is to move. You can also play without a clock.

step-title-tikl-limit = The last move
step-tell-tikl-limit = A game may have a number of moves that is agreed before it, here one each: make yours.
step-right-tikl-limit = Black has moved too, nobody has three in a line, and the game is a draw. As a rule 30 moves each are agreed.

step-title-pits-sow = Sow
step-tell-pits-sow = You are South: press one of your pits, and its seeds are sown one by one, counter-clockwise, your own store included.
step-right-pits-sow = One seed fell into your store and the last one into a pit of North’s: there the turn ends, and nothing is taken. Your pits count from 1 to 6 the way you sow.

step-title-pits-again = Once more
step-tell-pits-again = A last seed that falls into your own store gives you another sowing: find the pit that reaches it exactly.
step-right-pits-again = The last seed lies in the store, and you sow again, from any of your pits.
step-missed-pits-again = The last seed fell elsewhere, and the turn is over. Pit 3 has four seeds, and the store is four steps away.

step-title-pits-capture = Take
step-tell-pits-capture = A last seed that falls into an empty pit of your own takes all that lies opposite: get North’s six seeds.
step-right-pits-capture = The six seeds are in your store. The seed that took them stays where it fell, and the turn ends.
step-missed-pits-capture = North’s six seeds still lie there. They are opposite your pit 3, where the last seed of pit 1 falls.

step-title-pits-relay = Sow on
step-tell-pits-relay = If the last seed falls among others in a pit of your own, all of it is taken up and sown on: start such a relay.
step-right-pits-relay = Your seed fell among the five in pit 2, and all six were sown on. The last of them fell into a pit of North’s.
step-missed-pits-relay = That sowing did not go on. From pit 1 the last seed falls among the five in pit 2.

step-title-pits-round = Right round
step-tell-pits-round = The enemy’s store is left out: sow the great pit right round the board.
step-right-pits-round = After North’s pit 6 came your pit 1, not North’s store. It was empty, so the last seed took what lay opposite.
step-missed-pits-round = That sowing stayed on your side. Pit 6, with eight seeds, goes right round.

step-title-pits-end = The end
step-tell-pits-end = When all pits of a side are empty, the game ends and the other side keeps what is left: sow your last seed.
step-right-pits-end = North keeps the four seeds that were left, but your store is fuller: 21 to 15.

step-title-pits-kalah = Kalah
step-tell-pits-kalah = In Kalah nothing is sown on, and a capture takes the capturing seed along: get North’s six seeds.
step-right-pits-kalah = Six seeds and the one that took them: seven for your store.
step-missed-pits-kalah = North’s six seeds still lie there. They are opposite your pit 2, where the seed of pit 1 falls.

## Their rules
leaf-rules = { $name }: rules
leaf-play = To the game
leaf-lead-tak-tikl = Four pieces against four on four by four squares: whoever first has three in a line wins.
leaf-lead-mancala = Two rows of six pits, and a store for each player: seeds are sown round the board, and the fuller store wins.

rule-title-tikl-goal = How it is played
rule-tikl-goal = Each side has four pieces. They stand on the two outer rows, white and black by turns: White on a1, c1, b4 and d4, Black on b1, d1, a4 and c4. White begins, unless you agree otherwise.
rule-tikl-move = A move takes one of your own pieces one square up, down or to the side, onto a free square. There are no diagonal moves, no jumps and no captures.
rule-title-tikl-line = Three in a line
rule-tikl-line = Whoever has three own pieces side by side in a row, a file or a diagonal has won at once.
rule-tikl-short = Every straight line of three neighbouring squares counts, the short diagonals too.
rule-title-tikl-shut = Shut in
rule-tikl-shut = A side that cannot move passes, and the other one moves again. It is rare: there are four such positions.
rule-title-tikl-clock = The clock
rule-tikl-clock = The text gives the players no time to think. So moves can have a clock that is agreed before the game, from 3 to 30 seconds, or none. When it runs out, the turn is lost and counts as a move.
rule-tikl-still = The clock stands still while something moves, while the page is hidden and while the text board is used.
rule-title-tikl-length = How long a game lasts
rule-tikl-limit = The number of moves is agreed before the game: 30 each are proposed, and you can play without a limit. If nobody has three in a line by then, the game is a draw.
rule-tikl-third = It is also a draw when a position stands for the third time with the same side to move.
rule-title-tikl-stakes = Stakes
rule-tikl-purse = Before the game each player can stake kernels from a purse and name the number of moves he will need. Whoever makes three in a line within his own number takes the pot. If the winner needed more moves, or the game is drawn, the stakes go back.
rule-tikl-bets = Onlookers may bet on either player. Their pot is shared by those who bet on the winner, in proportion to their bets and in whole kernels; what is left over goes to the largest bet, among equal ones to the earliest. It is also paid when the winner needed more moves than he had named. On a draw, or when nobody bet on the winner, the bets go back.
rule-tikl-tokens = Kernels are play tokens, never money, and the game can be played without them.
rule-title-tikl-known = What is known
rule-tikl-known = The game is solved. Without a limit its start is a draw: of White’s four first moves, a1 to a2 and d4 to d3 draw, while b4 to b3 and c1 to c2 lose, and Black wins nine moves later, those of both sides counted.
rule-tikl-count = There are 751,410 positions in which the side to move has no line yet. It wins 445,465 of them, loses 303,349 and draws 2,596. The longest forced win takes 22 moves of both sides.

rule-title-pits-goal = What it is about
rule-pits-goal = Each player has the row of six pits that lies before him and the store at its end, the right-hand one as he sees it. At the start three seeds lie in every pit, and the stores are empty.
rule-pits-aim = At the end the fuller store wins; equal stores are a draw.
rule-title-pits-sow = Sowing
rule-pits-sow = In your turn you take all seeds of one of your own pits and sow them one by one, counter-clockwise, into what follows, your own store included. Each player’s pits are numbered from 1 to 6 the way he sows.
rule-pits-skip = The enemy’s store is left out. The pit that the seeds came from is not: the last of thirteen seeds falls into it, and it counts as empty.
rule-title-pits-last = The last seed
rule-pits-last = Where the last seed falls decides what comes next. There are four cases.
rule-pits-enemy = In a pit of the enemy’s the turn ends, and nothing is taken.
rule-title-pits-relay = Among other seeds: sow on
rule-pits-relay = If the last seed falls into a pit of your own that already held seeds, you take up all of it and go on sowing, as often as that happens.
rule-title-pits-capture = In an empty pit: take
rule-pits-capture = If it falls into an empty pit of your own, all seeds of the enemy’s pit opposite go into your store. The last seed stays where it fell, and the turn ends, even if nothing lay opposite.
rule-title-pits-again = In the store: once more
rule-pits-again = If it falls into your own store, you make another sowing from any of your pits.
rule-title-pits-end = The end
rule-pits-end = When all pits of a player are empty after a sowing, the game ends. The other player moves what is left in his pits into his own store.
rule-title-pits-kalah = The box’s rules and Kalah
rule-pits-kalah = Standard Kalah can be played here too, and either game with three to six seeds a pit. They differ in two cases:
rule-title-pits-known = What is known
rule-pits-known = With three seeds a pit and best play the first player wins by 10 by the rules of the box. His six first moves, from pit 1 to pit 6, end −12, −10, −12, +10, +8 and −2. In Kalah he wins by 2; there they end −14, −16, −10, −2, +2 and 0.

case-falls = The last seed falls into
case-full = an own pit with seeds
case-empty = an own empty pit
case-store = the own store
case-enemy = a pit of the enemy’s
case-over = All pits of a side are empty
case-box-full = all of it is sown on
case-kalah-full = the turn ends
case-box-empty = what lies opposite is taken; the last seed stays
case-kalah-empty = what lies opposite is taken, and the last seed with it; if nothing lies there, it stays
case-both-store = another sowing
case-both-enemy = the turn ends, nothing is taken
case-both-over = the game ends, and what is left goes to its owner

leaf-ours-title = What we decided
leaf-ours = Where the text is silent or leaves something open, this is ours:
reading-tak-tikl-white = White begins. The text does not say who does.
reading-tak-tikl-pass = A side that cannot move passes. The text does not speak of it.
reading-tak-tikl-seconds = The text gives no time to think, but names no seconds. They are agreed, and a first game here has no clock.
reading-tak-tikl-each = The 25 to 30 moves of the text are those of each side.
reading-tak-tikl-third = A position that stands for the third time is a draw.
reading-tak-tikl-pots = The text knows stakes, a number of moves that is named, and bets of onlookers. How a pot is shared it does not say.
reading-tak-tikl-resign = Whoever resigns has lost as if the winner had made his line with his last move; else nobody would ever lose a stake.
reading-mancala-begin = South begins, unless you choose otherwise. The text does not say who does.
reading-mancala-origin = The pit that the seeds came from is not skipped, and counts as empty.
reading-mancala-stays = The seed that takes others stays where it fell. The text moves only the enemy’s seeds into the store.
reading-mancala-every = Whether a side’s pits are empty is looked at after every sowing, an extra one included.
reading-mancala-equal = Equal stores are a draw.
reading-mancala-options = Kalah, and more than three seeds a pit, are additions. The text has neither.

## What is known of their past
leaf-history = { $name }: history
past-lead-tak-tikl = All that we know of Tak-tikl stands in one text. This page tells what it says, and what it leaves open.
past-lead-mancala = The rules of the box stand in one text. This page tells what it says, and what it leaves open.
past-text-title = The text
past-text = Both games of the box, Tak-tikl and Mancala, come from its printed rules. They are in Russian and name neither an author nor a year; the box was made in Belarus.
past-text-tak-tikl = For Tak-tikl the text asks for a board of four by four squares, four black pieces and four white ones. It gives the players no time to think: else, it says, a win would come too easily, or the game would go on for ever, since both would build obstacles worked out some moves ahead. Beginners may play on until somebody wins; among experienced players a game should last no more than 25 to 30 moves.
past-text-mancala = The text calls the large pit at each end a mancala. The right-hand one is a player’s bank: what has fallen into it is his own. What is sown it simply calls pieces; here they are seeds.
past-age-title = How old it is, nobody tells us
past-age-tak-tikl = In old times, the text says, Tak-tikl was even played for stakes, and onlookers could bet as well. It names no time, no place and no people, and we have no other source. How old the game is and where it comes from, we do not know.
past-age-mancala = The text does not say where its rules come from, how old they are or who played by them, and we have no other source for them.
past-kin-title-tak-tikl = A cousin
past-kin-tak-tikl = Tak-tikl is a cousin, on four by four squares, of Harry D. Ruderman’s Tac-Tickle, also called Nu Tic-Tac-Toe. How the two are connected, our sources do not say.
past-kin-title-mancala = Kalah
past-kin-mancala = Kalah, which can be played here too, is a modern commercial mancala. Irving, Donkers and Uiterwijk, “Solving Kalah” (2000), solve the standard game.
past-cited-text = Rules of a boxed set of two games, in Russian, without an author or a year; made in Belarus.

## Sides
tak-tikl-side = { $side ->
    [a] White
   *[b] Black
}
mancala-side = { $side ->
    [a] South
   *[b] North
}
side-to-move = to move

## What is agreed
limit-moves = { $n ->
    [0] No move limit
    [one] One move each
   *[other] { $n } moves each
}
clock-seconds = { $n ->
    [0] no clock
    [one] one second a move
   *[other] { $n } s a move
}
sow-box = Rules of the box
sow-kalah = Kalah
sow-store = Seeds in the store
sow-seeds = { $n ->
    [one] one seed a pit
   *[other] { $n } seeds a pit
}

## Whose turn, and how it ended
side-turn = { $who ->
    [you] Your move
   *[other] { $name } to move
}
side-again = { $who ->
    [you] You sow again
   *[other] { $name } sows again
}
tak-tikl-task = Move one of your pieces one square.
mancala-task = Choose one of your pits to sow from.
side-end-line = Three in line.
side-end-resigned = The other side has resigned.
side-end-limit = All agreed moves have been made.
side-end-repetition = The same position has come a third time.
side-end-stores = { $a } to { $b } seeds.

## Moves
tak-move = { $from } to { $to }
tak-move-wins = { $from } to { $to }, three in line
turn-pass = shut in
turn-time = out of time
pit-move = { $n ->
    [one] Pit { $pit }, one seed
   *[other] Pit { $pit }, { $n } seeds
}
pit-relays = { $n ->
    [one] sows on once
   *[other] sows on { $n } times
}
pit-takes = { $n ->
    [one] takes one seed
   *[other] takes { $n } seeds
}
pit-stored = { $n ->
    [one] one seed for the store
   *[other] { $n } seeds for the store
}
pit-again = another sowing
pit-ends = ends the game
pit-short = Pit { $pit }

## Sentences for what happened
said-went = { $who ->
    [you] You move from { $from } to { $to }.
   *[other] { $name } moves from { $from } to { $to }.
}
said-shut-in = { $who ->
    [you] You cannot move and pass.
   *[other] { $name } cannot move and passes.
}
said-late = { $who ->
    [you] Your time is up: this turn is lost.
   *[other] The time is up: { $name } loses this turn.
}
said-line = { $who ->
    [you] You win with three in line.
   *[other] { $name } wins with three in line.
}
said-all-moves = A draw: all agreed moves have been made.
said-sown = { $who ->
    [you] { $n ->
        [one] You sow one seed from pit { $pit }.
       *[other] You sow { $n } seeds from pit { $pit }.
    }
   *[other] { $n ->
        [one] { $name } sows one seed from pit { $pit }.
       *[other] { $name } sows { $n } seeds from pit { $pit }.
    }
}
said-relays = { $n ->
    [one] The last seed falls among others: sowing goes on once.
   *[other] The last seed falls among others: sowing goes on { $n } times.
}
said-stored = { $n ->
    [one] One seed goes into the store.
   *[other] { $n } seeds go into the store.
}
said-takes = { $n ->
    [one] One seed opposite is taken.
   *[other] { $n } seeds opposite are taken.
}
said-sows-again = { $who ->
    [you] You sow again.
   *[other] { $name } sows again.
}
said-swept = { $who ->
    [you] { $n ->
        [one] You keep the one seed that is left.
       *[other] You keep the { $n } seeds that are left.
    }
   *[other] { $n ->
        [one] { $name } keeps the one seed that is left.
       *[other] { $name } keeps the { $n } seeds that are left.
    }
}
said-fuller = { $who ->
    [you] You win, { $own } to { $other }.
   *[other] { $name } wins, { $own } to { $other }.
}

## Text board
side-board = The board
place-pieces = { $name }: { $squares }.
place-free = Free: { $squares }.
place-taken = Moves made: { $a } by White, { $b } by Black.
place-pits = { $name }, pits 1 to 6: { $seeds }.
place-store = { $name }, store: { $n }.
square = { $square }, { $side ->
    [a] white
    [b] black
   *[none] free
}
pit = { $n ->
    [one] { $name }, pit { $pit }, one seed
   *[other] { $name }, pit { $pit }, { $n } seeds
}
place-clock-off = The clock stands still while the text board is used.

## What moves come to
value-win = { $n ->
    [one] wins at once
   *[other] wins in { $n }
}
value-loss = { $n ->
    [one] loses at once
   *[other] loses in { $n }
}
value-draw = draw
value-ahead = ends { $n } ahead
value-behind = ends { $n } behind
value-even = ends even
value-best = Best: { $move }, { $value }.
value-counted = Exact. Counted in moves of both sides.
value-exact = Exact: the final difference in seeds with best play.
value-estimate = An estimate: the difference in seeds as far as the computer looks ahead.
value-wait = The moves are being worked out.
help-always = Always show what moves come to

## Clock
clock-left = Time for this move
clock-time = { $n } s
clock-stop = Stop the clock
clock-go = Let the clock run
clock-still = The clock stands still
clock-strict = Strict clock
clock-calm = Calm clock

## Kernels
stakes = Stakes
stakes-note = Kernels are play tokens, never money.
stakes-on = Play for kernels
stakes-pot = Pot
stakes-bets = Onlookers’ pot
stakes-purse = Purse
stakes-stake = Stake
stakes-named = Will win within
stakes-named-text = { $n ->
    [one] named one move
   *[other] named { $n } moves
}
stakes-how = Whoever makes three in line within the number of moves he has named takes the pot. Otherwise the stakes go back.
stakes-bad = These kernels do not add up: nobody can stake or bet more than his purse holds.
kernels = { $n ->
    [one] one kernel
   *[other] { $n } kernels
}
onlookers = Onlookers
onlooker = Onlooker { $n }
onlooker-add = Add an onlooker
onlooker-remove = Remove onlooker { $n }
onlooker-bets = Bets
onlooker-on = on
onlooker-how = Their pot is shared by those who bet on the winner, in proportion to their bets.

## New game
limit = Move limit
limit-none = none
clock = Clock
clock-off = off
clock-note = Who takes longer loses the turn. The clock stands still while something moves, while the page is hidden, and while the text board is used; one press stops it.
sow-rules = Rules
sow-box-text = A last seed that falls into an own full pit is taken up with all of it and sown on.
sow-kalah-text = A last seed in an own full pit ends the turn; a capture takes the capturing seed along.
sow-amount = Seeds a pit
sow-known = With three seeds a pit every hint is exact.

## Looking back
cost-results = { $from } became { $to }
cost-none = nothing lost
cost-seeds = { $n ->
    [one] cost one seed
   *[other] cost { $n } seeds
}
gave-seeds = { $n ->
    [one] { $name } gave away one seed
   *[other] { $name } gave away { $n } seeds
}
gave-results = { $n ->
    [0] { $name } gave nothing away
    [one] { $name } gave away half a point
   *[other] { $name } gave away { $n } half points
}
result-win = win
result-draw = draw
result-loss = loss

## Links
side-share-game = Every move so far, with the players’ names. It stands behind the # of the address, which browsers send to no server.
side-share-position = The board as it stands now, to be played from here.

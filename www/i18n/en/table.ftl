### English. One message a thing said; the arguments are the same in every language (a test compares them).
title = Puluc
tagline = The race of stacks and captures played by the Q’eqchi’ and Mopan Maya, on ten cobs of maize.

## Start page
play = Play
play-anew = Play anew
continue = Continue
two-players = Two players
new-game = New game…
offline-ready = Works offline, nothing is tracked
private = Nothing is tracked
language = Language
learn = Learn to play
lesson = Lesson
glossary = Words
history = History
links = More

## Header and buttons
menu = Menu
rules = Rules
settings = Settings
record = Game record
games = My games
statistics = Statistics
share = Link and QR code
about = About and keys
home-page = Start page
resign = Resign
rematch = Rematch
undo = Undo
redo = Redo
throw = Throw
moves = Moves
text-board = Text board
sound = Sound
own-sticks = Own sticks
play-out = Play it out
close = Close
seeded = seeded

## Names
you = You
computer = Computer
the-computer = The computer
side = { $side ->
    [a] Indigo
   *[b] Clay
}
side-shape = { $side ->
    [a] Indigo, round
   *[b] Clay, angular
}
men-list = { $side ->
    [a] indigo
   *[b] clay
}
to-play = to play
rules-bell = Bell’s rules
rules-pencils = Pencils
rules-strasbourg = Strasbourg
rules-liberation = Liberation
rules-homeward = Homeward
rules-custom = { $name }, changed

## Counts
at-home = { $n } at home
dead-count = { $n } dead
dead-of = { $who ->
    [you] Your dead
   *[other] Dead: { $name }
}

## What the throw says
spoken = { $yellow ->
    [0] No yellow: { $score }
    [1] One yellow: { $score }
    [2] Two yellow: { $score }
    [3] Three yellow: { $score }
   *[other] Four yellow: { $score }
}
spoken-die = The die: { $score }
said-throw = { $who ->
    [you] You throw { $yellow ->
        [0] no yellow
        [1] one yellow
        [2] two yellow
        [3] three yellow
       *[other] four yellow
    }: { $score }.
   *[other] { $name } throws { $yellow ->
        [0] no yellow
        [1] one yellow
        [2] two yellow
        [3] three yellow
       *[other] four yellow
    }: { $score }.
}
said-die = { $who ->
    [you] You throw a { $score }.
   *[other] { $name } throws a { $score }.
}
said-again = { $n ->
    [one] One throw without a score was thrown again.
   *[other] { $n } throws without a score were thrown again.
}

## Whose turn, and what can be done
head-throw = { $who ->
    [you] Your throw
   *[other] { $name } to throw
}
head-throwing = The throw is in the air
head-throwing-die = The die is rolling
head-won = { $who ->
    [you] You win
   *[other] { $name } wins
}
head-drawn = A draw
line-throw = Throw for your score.
line-throw-die = Throw the die.
line-last = { $name } ({ $score }): { $move }
line-throw-off = { $lot ->
    [yes] Three ties in the throw-off; the lot decides. First move: { $name }.
   *[no] Throw-off { $a } to { $b }. First move: { $name }.
}
line-both = Move { $n ->
    [one] one space
   *[other] { $n } spaces
}, or enter a man on space { $space }.
line-move = { $n ->
    [one] Move a man or a stack one space.
   *[other] Move a man or a stack { $n } spaces.
}
line-enter = Enter a man on space { $space }.
line-forced = The only move: { $move }
line-selected = { $move }. Tap again or press Enter to play it.
line-thinking = { $name } is choosing a move.
line-only-passes = { $who ->
    [you] You command no man any more.
   *[other] { $name } commands no man any more.
}
line-removed = The other side has no man left alive.
line-captured = The other side commands no man any more.
line-resigned = The other side has resigned.
line-limit = The limit of throws is reached.
line-repetition = The same position has come a third time.
line-stores = Both have the same.

## Moves, short as in the list of turns
short-enter = Enter on { $to }
short-move = { $from } → { $to }
short-leave = { $from } → home
short-takes = takes { $n }
short-carries = carries { $n }
short-frees = frees 1
short-home = { $n } home
short-dead = { $n } dead
short-no-score = no score
short-no-move = no move
short-time = out of time

## Moves, in full
long-enter = Enter a man on space { $to }
long-move = { $n ->
    [one] Move the man on space { $from } to space { $to }
   *[other] Move { $n } men from space { $from } to space { $to }
}
long-leave = { $n ->
    [one] Leave the road with the man on space { $from }
   *[other] Leave the road with { $n } men from space { $from }
}
long-takes = { $n ->
    [one] takes one enemy man
   *[other] takes { $n } enemy men
}
long-carries = { $n ->
    [one] carries one man of your own along
   *[other] carries { $n } men of your own along
}
long-frees = frees one man of your own, who stays behind
long-home = { $n ->
    [one] one man comes home
   *[other] { $n } men come home
}
long-dead = { $n ->
    [one] one enemy man is dead
   *[other] { $n } enemy men are dead
}

## Sentences for the events of a turn
said-entered = { $who ->
    [you] You enter a man on space { $to }.
   *[other] { $name } enters a man on space { $to }.
}
said-moved = { $who ->
    [you] You move { $n ->
        [one] a man
       *[other] { $n } men
    } from space { $from } to space { $to }.
   *[other] { $name } moves { $n ->
        [one] a man
       *[other] { $n } men
    } from space { $from } to space { $to }.
}
said-captured = { $who ->
    [you] You take { $takes ->
        [one] one enemy man
       *[other] { $takes } enemy men
    } on space { $at }{ $carries ->
        [0] .
        [one] {" "}and carry one man of your own along.
       *[other] {" "}and carry { $carries } men of your own along.
    }
   *[other] { $name } takes { $takes ->
        [one] one enemy man
       *[other] { $takes } enemy men
    } on space { $at }{ $carries ->
        [0] .
        [one] {" "}and carries one own man along.
       *[other] {" "}and carries { $carries } own men along.
    }
}
said-freed = { $who ->
    [you] A man of yours is free again on space { $at }.
   *[other] A man of { $name } is free again on space { $at }.
}
said-left = { $who ->
    [you] You leave the road with { $n ->
        [one] a man
       *[other] { $n } men
    } from space { $from }.
   *[other] { $name } leaves the road with { $n ->
        [one] a man
       *[other] { $n } men
    } from space { $from }.
}
said-home = { $who ->
    [you] { $n ->
        [one] One man of yours comes home.
       *[other] { $n } men of yours come home.
    }
   *[other] { $n ->
        [one] { $name }: one man comes home.
       *[other] { $name }: { $n } men come home.
    }
}
said-dead = { $who ->
    [you] { $n ->
        [one] You lose one man for good.
       *[other] You lose { $n } men for good.
    }
   *[other] { $n ->
        [one] { $name } loses one man for good.
       *[other] { $name } loses { $n } men for good.
    }
}
said-passed-no-score = { $who ->
    [you] You have no score and pass.
   *[other] { $name } has no score and passes.
}
said-passed-no-move = { $who ->
    [you] You have no move with this throw and pass.
   *[other] { $name } has no move with this throw and passes.
}
said-passed-time = { $who ->
    [you] Your time is up and you pass.
   *[other] The time of { $name } is up; the turn passes.
}
said-won-removed = { $who ->
    [you] You win: no enemy man is left alive.
   *[other] { $name } wins: no enemy man is left alive.
}
said-won-captured = { $who ->
    [you] You win: the enemy commands no man any more.
   *[other] { $name } wins: the enemy commands no man any more.
}
said-won-resigned = { $who ->
    [you] You win: the other side resigns.
   *[other] { $name } wins: the other side resigns.
}
said-drawn-limit = A draw: the limit of throws is reached.
said-drawn-repetition = A draw: the same position has come a third time.
said-drawn-stores = A draw: both have the same.

## Why a place cannot be played
why-own-stack = It cannot go there: a stack of the same side stands where it would land.
why-not-yours = That stack belongs to the other side.
why-nobody-home = Nobody waits at home.
why-enter-own-stack = Nobody can enter: a stack of the same side stands there.
why-enter-no-space = Nobody can enter with this score.

## Text board
board = The road
board-players = Indigo: { $a }. Clay: { $b }.
board-home = Home of { $side ->
    [a] indigo
   *[b] clay
}: { $n ->
    [0] empty
    [one] one man waits
   *[other] { $n } men wait
}.
board-empty = Space { $space }: empty.
board-single = Space { $space }: { $side ->
    [a] an indigo man
   *[b] a clay man
}. { $target ->
    [a] Goes towards the home of indigo.
   *[b] Goes towards the home of clay.
}
board-stack = Space { $space }: { $side ->
    [a] indigo
   *[b] clay
} tower, { $n } men, from the bottom: { $men }. { $target ->
    [a] Goes towards the home of indigo.
   *[b] Goes towards the home of clay.
}
board-dead = Dead: { $a } indigo, { $b } clay.
board-moves = Moves
board-no-moves = There is nothing to choose now.

## List of turns
turn = Turn
turns = Turns
turn-throw = Throw
turn-move = Move
no-turns = No turn has been played yet.

## New game
level-easy = Easy
level-medium = Medium
level-hard = Hard

## Settings
auto = As the device says
theme = Colours
motion = Movement

## Banners
update = A new version is ready. Your game is kept.
update-now = Take it now
later = Later
unsaved = This browser refuses to save here. The game can be played, but is lost when the page is closed.
reload = Load the page again
problem-part = This part of the page could not be fetched.
problem-bad-position = This position cannot be set up.
problem-bad-rules = These rules cannot be used.
problem-endless-rules = A game by these rules need not end.
problem-bad-record = This record cannot be read.
problem-bad-link = This link is broken or incomplete. Ask for it again.
problem-newer-link = This link comes from a newer version. Reload the page to get it.
problem-bad-move = This move is not legal.
problem-bad-state = That is not possible now.
problem-bad-faces = These faces cannot be thrown.
problem-too-large = That is too large for this device.
problem-cancelled = That was cancelled.
problem-storage = The game could not be saved.
problem-wasm = The game could not be loaded. A fresh copy of the page often helps.
problem-worker = The computer player has stopped. The game goes on with a simpler one, or load the page again.

## Win chances and hints
win-chance = Win chance
odds-exact = exact chance
odds-none = win estimate
odds-solving = solving { $done }
known-title = How much is known
known-exact = exact
known-none = estimate
known-exact-text = Every position of these rules has been worked out on this device. The estimated error is at most { $bound }.
known-solving-text = Every position of these rules is being worked out on this device: { $done } of { $all } so far. Until then the chances are estimates, and the game goes on.
known-none-text = The chances are estimates: these rules have not been worked out yet.
solve-takes = It takes about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and { $memory } of memory.
solve-would-take = To work them out, { $values } positions take about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and { $memory } of memory.
working = Working it out
solve-cancel = Stop working it out
solve-now = Work it out
megabytes = { $n } MB
solve-too-large = Too many positions to be worked out here: the chances are estimates.
solve-most = At most { $most } positions are worked out in a browser.
solve-no-memory = Not enough memory to work these rules out: the chances are estimates.
solve-unkept = Worked out, but this browser does not keep it for the next time.
solve-cancelled = You have stopped the working out: the chances are estimates.
solve-lost = The solver has stopped: the chances are estimates, and the game goes on.
solve-failed = The working out has failed: the chances are estimates.
hint = Hint
hint-bar = Win-chance bar
hint-all = Chances of all moves
hint-exact = Best: { $move }. Chance { $chance }.
hint-estimate = Probably best: { $move }. Chance about { $chance }.
worth = chance { $chance }, costs { $cost }
moves-now = You can play
chances-exact = Win chance after each move, exact, and what it costs against the best one.
chances-estimate = Win chance after each move, an estimate, and what it costs against the best one.
chances-wait = The chances are being worked out.
pause = Wait
go-on = Go on
level-beginner = Beginner
level-perfect = Perfect
review = Review
editor = Set up a position…
watch = Watch two computers…
lab = Rule laboratory
puzzles = Puzzles

## Review
back = Back

## Confirming a move, and a series of games
confirm-move = Play it
series-next = Next game
series-again = New series
series-to = First to { $n }
series-of = Best of { $n }
series-won = { $n ->
    [one] one game won
   *[other] { $n } games won
}
series-score = Series { $a } to { $b }.
series-decided = { $who ->
    [you] You win the series.
   *[other] { $name } wins the series.
}
series-drawn = The series is a draw.
head-won-series = { $who ->
    [you] You win the series
   *[other] { $name } wins the series
}

## The box's other games
game-tak-tikl = Tak-tikl
game-tak-tikl-text = Three in a line on four by four
game-mancala = Mancala
game-mancala-text = Sow seeds and fill your store

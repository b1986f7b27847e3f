### English. One message a thing said; the arguments are the same in every language (a test compares them).

title = Puluc
tagline = The race of stacks and captures played by the Q’eqchi’ and Mopan Maya, on ten cobs of maize.

## Start page
play = Play
play-anew = Play anew
continue = Continue
two-players = Two players
new-game = New game…
fact-throw = Throw
fact-throw-text = four sticks
fact-race = Race
fact-race-text = nine spaces
fact-land = Land
fact-land-text = on them, carry them
offline-ready = Works offline, nothing is tracked
private = Nothing is tracked
language = Language
links = More

## Header and buttons
menu = Menu
rules = Rules
settings = Settings
record = Game record
about = About and keys
home-page = Start page
resign = Resign
rematch = Rematch
undo = Undo
redo = Redo
throw = Throw
moves = Moves
text-board = Text board
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
   *[b] Clay, eight-sided
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
head-throwing = The sticks are in the air
head-throwing-die = The die is rolling
head-won = { $who ->
    [you] You win
   *[other] { $name } wins
}
head-drawn = A draw
line-throw = Throw the sticks.
line-throw-die = Throw the die.
line-last = { $name } ({ $score }): { $move }
line-throw-off = { $lot ->
    [yes] Three ties in the throw-off: by lot, { $name } begins.
   *[no] Throw-off { $a } to { $b }: { $name } begins.
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
new-title = New game
new-rules = Rules
new-players = Players
custom = Custom
custom-summary = Your own mixture. Start from any set and change what you like.
custom-base = Start from
name = Name
kind = Played by
kind-human = Human
kind-computer = Computer
level = Level
level-easy = Easy
level-medium = Medium
level-hard = Hard
first = Who begins
first-off = The higher throw
again-option = A throw that scores nothing is thrown again
field-spaces = Spaces of the road
field-men = Men each
field-scores = Score for
field-score = { $yellow ->
    [0] no yellow
    [1] one yellow
    [2] two yellow
    [3] three yellow
   *[other] four yellow
}
field-range = { $min } to { $max }
field-entry = A man enters
field-entry-0 = on the space of the score
field-entry-1 = one space before it
field-move = What moves
field-move-whole = the whole stack
field-move-free = down to the first own captive
field-captives = A stack with captives goes
field-captives-onward = on to the far end
field-captives-homeward = back to its own home
field-end = Won when the enemy
field-end-removed = has no man alive
field-end-captured = commands no man
field-throw = Thrown with
field-throw-sticks = four sticks
field-throw-die = a die
field-again = No score
field-again-no = ends the turn
field-again-yes = is thrown again
start-game = Start the game
rules-ok = These rules can be played: { $text }

## Rules
rules-title = Rules
rules-goal-title = What it is about
rules-goal = { $cobs } cobs of maize lie across the road, with { $spaces } spaces between them. Each player has { $men ->
    [one] one man
   *[other] { $men } men
} at home, at opposite ends. You throw, a man sets out, and whoever lands on the enemy carries him off.
rules-begin = To start, both throw; the higher score begins. Equal scores throw again, and after three ties the lot decides.
rules-throw-title = The throw
rules-throw = Four two-faced sticks are thrown. The number of yellow faces up gives the score:
rules-throw-die = A die is thrown. 1 to 5 count as they are, 6 is thrown again, so that every score is equally likely:
rules-yellow = Yellow faces
rules-score = Score
rules-odds = Odds
rules-odds-of = { $n } in { $of }
rules-zero = A score of 0 ends the turn.
rules-zero-again = A throw that scores 0 is thrown again at once.
rules-enter-title = Entering
rules-enter-0 = A man from home goes to the space with the number of the score, counted from your own end. A score greater than the road is long cannot enter.
rules-enter-1 = The space before the first cob counts as the first, where nobody stops. A man from home therefore goes to the space one below the score, and a score of 1 cannot enter.
rules-move-title = Moving
rules-move = An own stack goes as many spaces as the score says. It may jump over anything, but not land on an own stack. If there is a move you must make one; if there is none, the turn passes.
rules-move-whole = A stack always moves as a whole.
rules-move-free = If your stack holds a man of your own under enemy men, only the part above the topmost such man moves. The freed man stays on the space as its new top. Own men directly under your top man stay too.
rules-capture-title = Capturing
rules-capture = Landing on an enemy stack captures it: the moving men go on top, the whole stack now belongs to you and turns round to go your way. This holds on entering too. Men at home cannot be captured.
rules-leave-title = Leaving the road
rules-leave = Passing the last space leaves the road; the throw need not be exact. Your own men in the stack come home and may enter again, the enemy men are dead.
rules-captives-onward = A stack with captives goes on to the far end like any other.
rules-captives-homeward = A stack with captives goes backwards instead and leaves the road at the captor’s own home. On the way it captures enemy stacks it lands on. A man without captives goes forward as ever.
rules-end-title = The end
rules-end-removed = You win when the enemy has no man left alive.
rules-end-captured = You win when the enemy has no man at home and none on top of a stack.
rules-limit = A game of 5,000 throws is a draw.
rules-source-title = Source
rules-ours = Where the sources are silent we decided: the throw-off comes from one of them only, that a move must be made is implied by one, and free jumping stands in one.
rules-changed = These rules differ from the set they are named after: { $text }

summary-bell = Scores of 2 to 5; one yellow scores nothing. Whole stacks move, go on to the far end, and the last side with a living man wins.
source-bell = A. G. Borovikov in the magazine Kostyor (Russian), after R. C. Bell
note-bell = The text names four throws and is silent on one yellow. We read it as 0, as another text with the same scoring says outright.
summary-pencils = Scored like Bell’s rules, but the space before the first cob is counted, so a man enters one space earlier. The road may be ten pencils on a table.
source-pencils = An Italian text, without an author
note-pencils = It counts the space before the first pencil as the first one, where nobody ever stops, since 1 cannot be thrown.
summary-strasbourg = Every throw scores, from 1 to 5. The game is won as soon as the enemy commands no man: none at home, none on top of a stack.
source-strasbourg = The rule sheet of the Maison des Jeux de Strasbourg (French)
note-strasbourg = It counts black faces; the table here is turned round to yellow.
summary-liberation = Every throw scores. An own man held captive in your stack must be freed: he stays behind, and only what lies above him moves on.
source-liberation = The rules of a boxed set (Russian), without an author
note-liberation = The duty to free is in no ethnographic summary that we found. It could also be read as a duty to move that stack next; we read it as how it moves.
summary-homeward = Every throw scores. A stack that holds captives turns back and carries them to its own home.
source-homeward = Most English pages, after Karl Sapper (1906) and Stewart Culin (1907)
note-homeward = The descriptions differ on which way a stack with captives goes: in the other sets here it goes on to the far end.
source-custom = Your own changes

## Settings
settings-title = Settings
auto = As the device says
theme = Colours
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Movement
motion-full = Full
motion-fast = Fast
motion-none = None
forced = Play the only legal move by itself
text-board-option = Show the text board

## Record
record-title = Game record
record-text = This game
copy = Copy
copied = Copied.
paste = Paste a record to load it. The game on the table is kept until the record has been read without an error.
record-load-label = Record to load
load = Load
record-empty = There is no record in the field.

## Own sticks
sticks-title = Throw your own sticks
sticks-text = Throw four real sticks, kernels or coins, then tap each one until it shows the face that fell.
die-title = Throw your own die
die-text = Roll a real die and tap what it shows. Roll a 6 again.
face-yellow = Stick { $n }: yellow
face-black = Stick { $n }: black
yellow = yellow
black = black
use-throw = Use this throw

## Resign
resign-title = Resign this game?
resign-text = The other side wins. You can still look at the table and the record.
resign-yes = Resign
resign-no = Play on

## About
about-title = About
about-text = Puluc is played by the Q’eqchi’ of Guatemala and Belize and the Mopan of Belize; it is written of as puluc, bul, buul or boolik. Lieve Verbeeck saw it in Santa Cruz, Belize, in 1993–94, on the night before the maize is sown. No ancient board has been found, and how old the game is nobody has shown.
about-private = The game runs in this page alone. It asks no other host, tracks nothing, and after the first visit it works offline.
about-type = Typefaces: Piazzolla and Commissioner, SIL Open Font License 1.1.
keys-title = Keys
keys-throw = Throw
keys-digits = Play the man on the space of that number; 0 enters a man
keys-arrows = Choose a man along the road
keys-enter = Play the chosen man
keys-undo = Undo
keys-redo = Redo
keys-escape = Let go, close
keys-tab = From button to button and move to move

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
odds-exact = win chance, exact
odds-none = win chance, estimate
odds-solving = estimate, solving { $done }
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
solve-cancel = Stop working it out
solve-now = Work it out
megabytes = { $n } MB
solve-too-large = These rules have too many positions to be worked out in a browser (at most { $most }). The chances are good estimates.
solve-cancelled = You have stopped the working out. The chances are estimates.
solve-lost = The worker that knew these rules is gone. The chances are estimates, and the game goes on.
solve-failed = The working out has failed. The chances are estimates, and the game goes on.
hint = Hint
hint-bar = Win-chance bar
hint-best = Always mark the best move
hint-all = Chances of all moves
hint-exact = Best: { $move }. Chance { $chance }.
hint-estimate = Probably best: { $move }. Chance about { $chance }.
hints-title = Help while playing
worth = chance { $chance }, costs { $cost }
moves-now = You can play
chances-exact = Win chance after each move, exact, and what it costs against the best one.
chances-estimate = Win chance after each move, an estimate, and what it costs against the best one.
chances-wait = The chances are being worked out.
pace = Computer’s pace
pace-slow = Slow
pace-even = Even
pace-quick = Quick
kept-tables = Kept on this device so that chances are exact at once: { $size }
forget-tables = Free this room
pause = Wait
go-on = Go on
level-beginner = Beginner
level-perfect = Perfect
review = Review
editor = Set up a position…
watch = Watch two computers…
lab = Rule laboratory

## Review
back = Back
one-moment = One moment…
review-won = { $who ->
    [you] You won in { $n } turns
   *[other] { $name } won in { $n } turns
}
review-drawn = A draw after { $n } turns
review-open = { $n ->
    [one] One turn so far
   *[other] { $n } turns so far
}
review-exact = exact chances
review-estimate = estimated chances
course = Course of the game
ahead = { $who ->
    [you] You ahead
   *[other] { $name } ahead
}
graph-label = { $who ->
    [you] Your win chance over { $n } turns; the same stands in the table below.
   *[other] Win chance of { $name } over { $n } turns; the same stands in the table below.
}
graph-table = Graph as a table
luck = Luck
luck-note = { $who ->
    [you] Luck of each throw: up helps you. Solid bars are your throws, hatched ones the other side’s.
   *[other] Luck of each throw: up helps { $name }. Solid bars are throws of { $name }, hatched ones the other side’s.
}
who = Who
chance-thrown = { $who ->
    [you] Your chance after the throw
   *[other] Chance of { $name } after the throw
}
chance-moved = and after the move
accuracy = Accuracy
luck-sum = Luck of the throws
lost = Lost by decisions
lost-decision = Loss a decision
lost-choice = Loss a real choice
mean-of = { $mean } of { $n }
without-luck = Chance without luck
sum = { $who ->
    [you] Your chance: { $start } at the first throw, { $luck } by your throws, { $theirs } by the other side’s, { $lost } by your decisions, { $given } by the other side’s. That makes { $result }.
   *[other] Chance of { $name }: { $start } at the first throw, { $luck } by own throws, { $theirs } by the other side’s, { $lost } by own decisions, { $given } by the other side’s. That makes { $result }.
}
key-moments = Key moments
decisions = Decisions
decision = Decision
cost = Cost
class-best = Best
class-good = Good
class-slip = Slip
class-mistake = Mistake
class-blunder = Blunder
class-forced = only move
class-pass = pass
turns-faults = { $n } turns, { $faults } slips or worse
only-faults = Only mistakes
no-faults = Nobody made a slip or worse.
position = Position
turn-n = Turn { $n }
the-end = The end
step-first = First turn
step-back = One turn back
step-next = One turn on
step-last = The end
retry = Retry from here
what-if = What if
played = Played
better = Better

## Position editor and watching
watch-title = Watch two computers
watch-text = Two computers of the same strength play by the rules on the table. You can wait, go on, and change the pace at any time.
watch-start = Watch
editor-title = Set up a position
editor-text = Choose a man and tap spaces: stacks grow from the bottom to the top. Who is neither on the road nor at home is dead.
editor-brush = What a tap does
editor-take = Take the top man
editor-clear = Empty the road
editor-space = Space { $space }, from the bottom: { $men }.
editor-turn = To play
editor-score = Throw that lies
editor-no-score = Not thrown yet
editor-position = Position as text
editor-home = at home
editor-more = { $side ->
    [a] One more indigo man at home
   *[b] One more clay man at home
}
editor-fewer = { $side ->
    [a] One fewer indigo man at home
   *[b] One fewer clay man at home
}
editor-over = The game is over in this position.
editor-exact = { $name } to play wins { $chance }, exactly.
editor-estimate = { $name } to play wins about { $chance }.
editor-from = From space { $space }
editor-play = Play from here

## The page ?bench
bench-title = Puluc, measured in this browser
bench-running = Playing random games.
bench-solving = Solving, { $share } %.
bench-done = Done.
bench-failed = It could not be measured: { $message }
bench-rules = Rule set
bench-playouts = Random games a second
bench-lookups = Chances looked up a second
bench-seconds = Seconds to solve
bench-updates = Values worked out
bench-bound = Estimated bound of the error
bench-bytes = Bytes of memory of the table
as-played = played

## Laboratory
lab-text = The game is small enough to be solved: every position that can arise gets its exact win chance with best play, here on this device. Change the rules and see what becomes of the game.
lab-play = Play by these rules
lab-link = Copy link
lab-remove = Take away
lab-change = Change these rules
lab-work = Work these rules out
lab-compare = Compare with
lab-working = Working it out
lab-playing = Solved. Perfect games are being played to measure length, luck and skill…
lab-positions = Positions
lab-bound = Estimated error of a chance, at most
lab-luck = Mean luck of a throw
lab-first = Chance of who throws first
lab-grab = Perfect play against grabbing
lab-random = Perfect play against random moves
lab-lengths = How long perfect games last
lab-lengths-label = { $mean } throws on average; nine games in ten take { $from } to { $to }.
lab-half = half within { $n }
lab-first-moves = Best first moves
lab-enter = Enter
lab-after = Chance after it
proof = How it is proved
proof-what = A position’s chance is the mean, over all throws by their odds, of the best move’s chance; the best move’s chance is what the other side has left. Men who are dead never return, so the game falls into layers that are solved one after the other, the fewest living men first, until no value changes any more.
proof-how = For the proof every value is worked out twice, once from below (nobody ever wins) and once from above (everybody does). The true value lies between both, and what is left between them is the proven bound: less than a millionth for Bell’s rules.
proof-figures = Length, luck and skill are measured over games played with the solved table. Who grabs takes what he can at once. All of it can be repeated:

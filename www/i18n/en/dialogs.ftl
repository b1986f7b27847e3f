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
rules-throw = Four two-faced sticks, kernels or coins are thrown. The number of yellow faces up gives the score:
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
rules-pictures = With pictures, for every rule set
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
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion-full = Full
motion-fast = Fast
motion-none = None
forced = Play the only legal move by itself
text-board-option = Show the text board
sound-on = Play sounds
volume = Volume

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

## Win chances and hints
hint-best = Always mark the best move
hints-title = Help while playing
pace = Computer’s pace
pace-slow = Slow
pace-even = Even
pace-quick = Quick
kept-tables = Kept on this device so that chances are exact at once: { $size }
forget-tables = Free this room

## Review
one-moment = One moment…
played = Played

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
editor-estimate = { $name } to play wins about { $chance }, an estimate.
editor-from = From space { $space }
editor-play = Play from here

## Laboratory
lab-enter = Enter

## The page of rules
rules-choose = Rule set
rules-play = Play by these rules
rules-own = Rules of your own
rules-show = Show these rules
rules-before = The move
rules-after = After it

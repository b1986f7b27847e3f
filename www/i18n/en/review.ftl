## Review
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
better = Better

## The page ?bench
as-played = played

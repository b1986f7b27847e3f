## Puzzles
puzzle-of = Puzzle of the day, { $day }
puzzle-daily = Puzzle of the day
puzzle-number = Puzzle { $n }
puzzle-grade = Difficulty
puzzle-any = Any
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-grade-4 = Very hard
puzzle-task = You play indigo. Which move is best?
puzzle-hint = Choose a move on the table or in the list, or press the number of its space; 0 enters a man.
puzzle-found = { $n ->
    [one] The best move, at the first try!
   *[other] The best move, at try { $n }.
}
puzzle-shown = The best move: { $move }.
puzzle-chance = Your win chance is now { $chance }.
puzzle-costs = It costs { $cost } of win chance.
puzzle-again = There is a better move. Try again.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-streak = { $n ->
    [0] No days in a row yet
    [one] One day in a row
   *[other] { $n } days in a row
}
puzzle-longest = Longest: { $n }

## My games
games-text-kept = Games kept on this device. They stay here, and go nowhere unless you send them.
games-refused = This browser keeps nothing here (a private window, or storage is switched off or full). You can play on; what you want to keep, take out as text before you close the page.
games-keep = Keep the game on the table
games-kept = The game is kept.
games-add = Add games from text
games-all-text = All as text
games-text = As text
games-as-text = As text…
games-file = Save as file
games-by-hand = This browser does not let the page copy. The text is marked: copy it from the field.
games-none = No game is kept yet. Finished games come here by themselves.
games-more = { $n ->
    [one] Show one more
   *[other] Show { $n } more
}
games-more-of = More for: { $name }
games-rename = Rename…
games-renamed = The name is changed.
games-name = Name of the game
games-save = Save
games-cancel = Cancel
games-delete = Delete
games-deleted = { $n ->
    [one] One entry was deleted.
   *[other] { $n } entries were deleted.
}
games-undo = Bring back
games-restored = It is back.
games-look = Look at it
games-here = on the table
games-computer = { $name } ({ $level })
games-players = { $a } against { $b }
games-turns = { $n ->
    [0] not begun
    [one] one turn
   *[other] { $n } turns
}
games-going = Not finished
games-drawn = Drawn
games-won = { $who ->
    [you] You won
   *[other] { $name } won
}
games-damaged = { $n ->
    [one] One entry is damaged and cannot be shown. The others are not touched.
   *[other] { $n } entries are damaged and cannot be shown. The others are not touched.
}
games-damaged-text = What is left of them
games-damaged-delete = Delete what is damaged
games-auto = Keep games by themselves
games-auto-text = A game is kept when it ends, and when another takes its place after the second turn. The last 300 without a name stay; what has a name stays for good.
games-clear = { $n ->
    [one] Delete the game that was kept by itself
   *[other] Delete the { $n } games that were kept by themselves
}

## Text in
games-paste = Text of one or more games
games-paste-help = A game record, or a file made with “All as text”. Nothing is added before all of it has been read.
games-from-file = Choose a file…
games-file-bad = The file { $name } cannot be read as text.
games-empty = There is no game in this text.
games-read = Add
games-bad = { $n ->
    [one] One place in the text is wrong. Nothing has been added.
   *[other] { $n } places in the text are wrong. Nothing has been added.
}
games-line = Line { $line }:
games-newer = This comes from a newer version of the page.
games-add-good = { $n ->
    [one] Add the one that is right
   *[other] Add the { $n } that are right
}
games-added = { $n ->
    [0] No new game was added.
    [one] One game was added.
   *[other] { $n } games were added.
}
games-known = { $n ->
    [one] One was there already.
   *[other] { $n } were there already.
}

## Link
share-what = What is sent
share-game = The whole game
share-position = This position
share-game-text = Every throw and move so far, with the players’ names. It stands behind the # of the address, which browsers send to no server.
share-position-text = The men as they stand now, without a throw, to be played from here.
share-link = Link
share-copy = Copy link
share-send = Share…
share-by-hand = This browser does not let the page copy. The link is marked: copy it from the field.
share-none = Here the game is part of another page, which takes no links. The game record does the same as text.
share-qr-game = QR code of the link to this game
share-qr-position = QR code of the link to this position
share-too-long = This game is too long for a QR code that a telephone can read. Copy the link, or choose the position alone.
share-too-long-over = This game is too long for a QR code that a telephone can read. Copy the link.

## A game arrives
arrival-link = A game by link
arrival-kept = Another game
arrival-what = { $rules }. { $players }.
arrival-safe = Your game on the table stays among My games, so you can go on with it later.
arrival-lost = Your game on the table is not kept and would be lost.
arrival-yes = Open it
arrival-begin = Begin the new one
arrival-no = Keep playing mine

## Throws
throws = Throws
throws-from = Counted in
throws-here = This game
throws-kept = { $n ->
    [0] The kept games
    [one] The kept game
   *[other] All { $n } kept games
}
throws-whose = Thrown by
throws-all = Everybody
throws-people = People
throws-computers = Computers
throws-none = Nothing has been thrown yet.
throws-plot = { $n ->
    [one] Scores of one throw beside the odds
   *[other] Scores of { $n } throws beside the odds
}
throws-score = Score
throws-count = Thrown
throws-due = By the odds
throws-usual = Usual
throws-range = { $from } to { $to }
throws-key = By the odds, and the range within which 19 of 20 fair series lie
throws-few = { $n ->
    [one] One throw tells nothing about luck yet.
   *[other] { $n } throws are too few to tell anything about luck: nearly every result is usual in so short a series.
}
throws-fair = Quite usual. Of a hundred fair series of { $n } throws, about { $of } lie at least this far from the odds.
throws-rare = Unusual, but it happens: of a hundred fair series of { $n } throws, about { $of } lie at least this far from the odds. Whoever looks at many games will meet one now and then.
throws-odd = Very unusual: of a thousand fair series of { $n } throws, less than one lies this far from the odds. If these were sticks of your own, they may not fall evenly.
throws-how = How far off all scores are together is measured with Pearson’s chi-squared test; scores that are expected fewer than five times are taken together. Throws that did not count and were thrown again are left out.

## Own play
mine = My play
mine-text = Games finished on this device, against the computer. These figures never leave it.
mine-games = Games
mine-won = Won
mine-drawn = Drawn
mine-lost = Lost
mine-share = Won of all
mine-people = { $n ->
    [one] One game between two people.
   *[other] { $n } games between two people.
}
mine-accuracy = { $n ->
    [one] Accuracy in the game that was reviewed: { $share }.
   *[other] Average accuracy in { $n } reviewed games: { $share }.
}
mine-none = No game has been finished yet.
mine-clear = Clear these figures
mine-cleared = The figures are cleared.

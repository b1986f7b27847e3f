## The lesson
lesson-steps = { $n }/{ $of }: all steps
lesson-item = { $done ->
    [yes] { $title } ✓
   *[no] { $title }
}
lesson-back = One step back
lesson-next = Next
lesson-again = Again
lesson-choose = Your move
lesson-good = That is it.
lesson-miss = Legal, but not the idea.
lesson-end-title = You know the game
lesson-end-some = That was the lesson
lesson-end = { $n ->
    [one] You have played one of { $of } steps as it should be played. Now play a game.
   *[other] You have played { $n } of { $of } steps as they should be played. Now play a game.
}
lesson-play = Play a game
lesson-anew = From the beginning

lesson-title-enter = A man enters
lesson-tell-enter = You play indigo, the round men. Throw, then bring a man from home to the space that the score names.
lesson-right-enter = Two yellow faces score 2, so your man stands on space 2. In these rules three score 3, four score 5, and none at all scores 4.

lesson-title-move = A man goes on
lesson-tell-move = A man on the road goes as many spaces as the score says, towards the far end. Take the man on space 2 on by 3.
lesson-right-move = From 2 to 5. Each throw moves one of your men on or brings one in, as you like, and any number of them may be on the road.
lesson-missed-move = You brought a second man in. The idea here is to go on with the man on space 2.

lesson-title-pass = No score, no move
lesson-tell-pass = One yellow face scores nothing in Bell’s rules. Throw, and see what comes of it.
lesson-right-pass = The score is 0, and the turn has passed at once. It also passes when no move is possible; if there is one, you must make it.

lesson-title-capture = Land on a man, take him
lesson-tell-capture = Whoever lands on an enemy captures him: your man goes on top, his is a captive under it. Your score is 2, and clay stands two spaces ahead.
lesson-right-capture = The two are a stack, and it is yours, because your man is on top. The captive goes where you go.
lesson-missed-capture = You brought a man in, and clay’s man is still free. From space 4 your man lands exactly on him.

lesson-title-carry = Carry the captive on
lesson-tell-carry = A stack moves as a whole, the way its top man goes. Carry your captive on towards the far end.
lesson-right-carry = Captor and captive went five spaces together. They stand on the last space, so your next score takes them off the road.
lesson-missed-carry = You brought a man in, and the stack with your captive stayed where it was. Take it on from space 4.

lesson-title-turn = The stack turns round
lesson-tell-turn = Stacks can be captured too. Clay’s tower of three goes towards your home: land on it with the man on space 3.
lesson-right-turn = All four men are yours to move now, and the tower has turned round: the arrows beside it point to the far end.
lesson-missed-turn = That man jumped over the tower, which is free, but the tower goes clay’s way still. The man on space 3 lands on it.

lesson-title-block = Your own men block
lesson-tell-block = No man may land on a stack of his own side. Your score is 3: find the man that can move.
lesson-right-block = The man on space 3 would have landed on his fellow on 6, and a man from home on the one on 3. Only the man in front could go.

lesson-title-home = Once along the road
lesson-tell-home = Whoever passes the last space leaves the road, and the throw need not be exact. Take the man on space 8 off.
lesson-right-home = He is at home and can enter again. A man who leaves alone loses nothing and takes nobody with him.
lesson-missed-home = You brought another man in. The one on space 8 could leave the road: 4 is more than enough.

lesson-title-off = Off the road with the captive
lesson-tell-off = When a stack leaves the road, your own men in it come home and the enemy men in it are dead. Take the tower on space 8 off.
lesson-right-off = Two of your men are home, the one from the bottom among them, and clay has lost a man for good.
lesson-missed-off = Your tower still stands on space 8. Clay enters there with a 2 and would take it, with all that is in it.

lesson-title-recapture = Take it back
lesson-tell-recapture = Clay’s tower on space 2 is about to leave the road with your man in it. Entering captures as well: come in on top of it.
lesson-right-recapture = The tower is yours and has turned round. The man at the bottom rides along, and comes home when the tower leaves the road.
lesson-missed-recapture = Now any score takes clay’s tower off the road, and your man in it is dead. A man from home lands on it with a 2.

lesson-title-liberation = Other rules: liberation
lesson-tell-liberation = Here an own man under enemy men must be freed: only the part of the stack above him moves. Move the tower on space 3.
lesson-right-liberation = Your top man went on with his captive. The freed man stayed on space 3 as its new top and can move again.
lesson-missed-liberation = You brought a man in, and the man at the bottom of the tower is still a captive. Move the tower, and he is free.

lesson-title-homeward = Other rules: homeward
lesson-tell-homeward = Here a stack with captives turns back and carries them to its own home. Take the stack on space 3 home.
lesson-right-homeward = It left the road at your own end: your man is home, and clay’s is dead. A man without captives goes forward as ever.
lesson-missed-homeward = The man on space 6 went forward, as men without captives do. The stack on space 3 could go home with this throw.

lesson-title-win = The last man
lesson-tell-win = You win when the enemy has no man left alive. Clay’s last man is your captive on space 7: leave the road with him.
lesson-right-win = Clay has no man left alive, and you have won.
lesson-missed-win = Clay’s last man is still alive in your stack. Leave the road with it, and the game is won.

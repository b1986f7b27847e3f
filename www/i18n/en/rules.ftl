## The page of rules
rules-choose = Rule set
rules-play = Play by these rules
rules-own = Rules of your own
rules-show = Show these rules
rules-before = The move
rules-after = After it

## What is read or learned beside the box’s other games

## Their lessons
step-wait = Lascia passare il tempo

step-title-tikl-move = Casella per casella
step-tell-tikl-move = Giochi con il Bianco: muovi una tua pedina di una casella in su, in giù o di lato, su una casella libera.
step-right-tikl-move = Ogni mossa va così: mai in diagonale, mai sopra un’altra pedina, e non si cattura mai nulla.

step-title-tikl-line = Tre in fila
step-tell-tikl-line = Chi ha tre pedine una accanto all’altra su una riga o una colonna vince subito: porta la terza accanto ad a1 e b1.
step-right-tikl-line = Tre di seguito su a1, b1 e c1: la partita è vinta.
step-missed-tikl-line = Sono ancora solo due. La pedina in c2 è a una casella da c1.

step-title-tikl-diagonal = Valgono anche le diagonali
step-tell-tikl-diagonal = Anche tre in diagonale vincono, pure sulle corte: completa quella che va da a2 per b3.
step-right-tikl-diagonal = Le caselle a2, b3 e c4 sono una diagonale corta, e tre pedine bastano.
step-missed-tikl-diagonal = Alla diagonale manca ancora c4. La pedina in d4 è lì accanto.

step-title-tikl-stop = Ferma l’avversario
step-tell-tikl-stop = Il Nero minaccia di andare da c4 a c3 e di mettersi in riga con b3 e d3: fermalo.
step-right-tikl-stop = In c3 ci sei tu, e il Nero non può chiudere la riga.
step-missed-tikl-stop = Il Nero è andato in c3: tre in fila. Chi occupa c3 per primo glielo impedisce.

step-title-tikl-shut = Chiuso
step-tell-tikl-shut = Chi non può muovere passa: chiudi le quattro pedine nere.
step-right-tikl-shut = Il Nero non ha una casella libera dove andare e passa, così muovi di nuovo: da c2 a c3 vinceresti.
step-missed-tikl-shut = Il Nero può ancora muovere. Aveva aperta solo c2: vacci senza aprirgli un’altra casella.

step-title-tikl-clock = L’orologio
step-tell-tikl-clock = Le mosse possono avere un orologio concordato prima della partita, qui di 5 secondi: lasciali passare.
step-right-tikl-clock = Il turno è perso, e vale come una mossa; ora tocca al Nero. Si può giocare anche senza orologio.

step-title-tikl-limit = L’ultima mossa
step-tell-tikl-limit = Una partita può avere un numero di mosse concordato prima, qui una ciascuno: fai la tua.
step-right-tikl-limit = Anche il Nero ha mosso, nessuno ha tre in fila e la partita è patta. Di solito si concordano 30 mosse ciascuno.

step-title-pits-sow = Seminare
step-tell-pits-sow = Sei il Sud: premi una delle tue buche, e i suoi semi si seminano uno a uno in senso antiorario, anche nel tuo granaio.
step-right-pits-sow = Un seme è caduto nel tuo granaio e l’ultimo in una buca del Nord: lì il turno finisce e non si prende nulla. Le tue buche si contano da 1 a 6 nel verso della semina.

step-title-pits-again = Ancora una volta
step-tell-pits-again = Un ultimo seme che cade nel tuo granaio ti dà un’altra semina: trova la buca che ci arriva esattamente.
step-right-pits-again = L’ultimo seme è nel granaio e semini ancora, da una buca qualsiasi delle tue.
step-missed-pits-again = L’ultimo seme è caduto altrove e il turno è finito. La buca 3 ha quattro semi, e il granaio è a quattro passi.

step-title-pits-capture = Prendere
step-tell-pits-capture = Un ultimo seme che cade in una tua buca vuota prende tutto quello che sta di fronte: prendi i sei semi del Nord.
step-right-pits-capture = I sei semi sono nel tuo granaio. Il seme che li ha presi resta dov’è caduto, e il turno finisce.
step-missed-pits-capture = I sei semi del Nord sono ancora lì. Stanno di fronte alla tua buca 3, dove cade l’ultimo seme della buca 1.

step-title-pits-relay = Continuare a seminare
step-tell-pits-relay = Se l’ultimo seme cade tra altri in una tua buca, si riprende tutto e si continua a seminare: comincia una semina così.
step-right-pits-relay = Il tuo seme è caduto tra i cinque della buca 2, e tutti e sei sono stati seminati. L’ultimo è caduto in una buca del Nord.
step-missed-pits-relay = Quella semina non è continuata. Dalla buca 1 l’ultimo seme cade tra i cinque della buca 2.

step-title-pits-round = Tutto il giro
step-tell-pits-round = Il granaio avversario si salta: semina la buca grande tutto intorno alla tavola.
step-right-pits-round = Dopo la buca 6 del Nord è venuta la tua buca 1, non il granaio del Nord. Era vuota, e l’ultimo seme ha preso quello che stava di fronte.
step-missed-pits-round = Quella semina è rimasta dalla tua parte. La buca 6, con otto semi, fa tutto il giro.

step-title-pits-end = La fine
step-tell-pits-end = Quando tutte le buche di una parte sono vuote la partita finisce, e l’altra tiene quello che resta: semina il tuo ultimo seme.
step-right-pits-end = Il Nord tiene i quattro semi rimasti, ma il tuo granaio è più pieno: 21 a 15.

step-title-pits-kalah = Kalah
step-tell-pits-kalah = Nel kalah non si continua a seminare, e una presa porta con sé anche il seme che prende: prendi i sei semi del Nord.
step-right-pits-kalah = Sei semi e quello che li ha presi: sette per il tuo granaio.
step-missed-pits-kalah = I sei semi del Nord sono ancora lì. Stanno di fronte alla tua buca 2, dove cade il seme della buca 1.

## Their rules
leaf-rules = { $name }: regole
leaf-play = Alla partita
leaf-lead-tak-tikl = Quattro pedine contro quattro su quattro caselle per quattro: vince chi per primo ne ha tre in fila.
leaf-lead-mancala = Due file di sei buche e un granaio per ciascuno: si semina intorno alla tavola, e vince il granaio più pieno.

rule-title-tikl-goal = Come si gioca
rule-tikl-goal = Ogni parte ha quattro pedine. Stanno sulle due righe esterne, bianche e nere alternate: il Bianco in a1, c1, b4 e d4, il Nero in b1, d1, a4 e c4. Comincia il Bianco, se non si concorda altro.
rule-tikl-move = Una mossa porta una propria pedina di una casella in su, in giù o di lato, su una casella libera. Non ci sono mosse in diagonale, né salti, né catture.
rule-title-tikl-line = Tre in fila
rule-tikl-line = Chi ha tre proprie pedine una accanto all’altra su una riga, una colonna o una diagonale ha subito vinto.
rule-tikl-short = Vale ogni linea retta di tre caselle vicine, anche le diagonali corte.
rule-title-tikl-shut = Chiuso
rule-tikl-shut = Chi non può muovere passa, e l’altro muove di nuovo. È raro: le posizioni così sono quattro.
rule-title-tikl-clock = L’orologio
rule-tikl-clock = Il testo non dà ai giocatori il tempo di pensare. Perciò le mosse possono avere un orologio concordato prima della partita, da 3 a 30 secondi, o nessuno. Quando il tempo scade, il turno è perso e vale come una mossa.
rule-tikl-still = L’orologio sta fermo mentre qualcosa si muove, mentre la pagina è nascosta e mentre si usa la tavola in testo.
rule-title-tikl-length = Quanto dura una partita
rule-tikl-limit = Il numero di mosse si concorda prima della partita: se ne propongono 30 ciascuno, e si può giocare senza limite. Se per allora nessuno ha tre in fila, la partita è patta.
rule-tikl-third = È patta anche quando una posizione si presenta per la terza volta con la stessa parte al turno.
rule-title-tikl-stakes = Le poste
rule-tikl-purse = Prima della partita ognuno può puntare chicchi da una borsa e dire in quante mosse vincerà. Chi fa tre in fila entro il proprio numero prende il piatto. Se al vincitore sono servite più mosse, o la partita è patta, le poste tornano indietro.
rule-tikl-bets = Gli spettatori possono scommettere sull’uno o sull’altro. Il loro piatto si divide tra chi ha scommesso sul vincitore, in proporzione alle scommesse e in chicchi interi; quello che avanza va alla scommessa maggiore e, tra uguali, alla prima. Si paga anche quando al vincitore sono servite più mosse di quelle dette. Se la partita è patta, o nessuno ha scommesso sul vincitore, le scommesse tornano indietro.
rule-tikl-tokens = I chicchi sono gettoni da gioco, mai denaro, e si può giocare senza.
rule-title-tikl-known = Che cosa si sa
rule-tikl-known = Il gioco è risolto. Senza limite l’inizio è patto: delle quattro prime mosse del Bianco, da a1 ad a2 e da d4 a d3 pattano, da b4 a b3 e da c1 a c2 perdono, e il Nero vince nove mosse dopo, contate quelle di entrambi.
rule-tikl-count = Ci sono 751.410 posizioni in cui chi è di turno non ha ancora una fila. Ne vince 445.465, ne perde 303.349 e ne patta 2.596. La vittoria forzata più lunga prende 22 mosse di entrambi.

rule-title-pits-goal = Di che cosa si tratta
rule-pits-goal = Ogni giocatore ha la fila di sei buche che gli sta davanti e il granaio in fondo, quello che vede alla sua destra. All’inizio ci sono tre semi in ogni buca, e i granai sono vuoti.
rule-pits-aim = Alla fine vince il granaio più pieno; se sono uguali, la partita è patta.
rule-title-pits-sow = Seminare
rule-pits-sow = Al tuo turno prendi tutti i semi di una tua buca e li semini uno a uno, in senso antiorario, in quello che segue, compreso il tuo granaio. Le buche di ciascuno sono numerate da 1 a 6 nel verso della semina.
rule-pits-skip = Il granaio avversario si salta. La buca da cui vengono i semi no: l’ultimo di tredici ci cade dentro, e vale come vuota.
rule-title-pits-last = L’ultimo seme
rule-pits-last = Quello che segue dipende da dove cade l’ultimo seme. I casi sono quattro.
rule-pits-enemy = In una buca avversaria il turno finisce e non si prende nulla.
rule-title-pits-relay = Tra altri semi: continuare
rule-pits-relay = Se l’ultimo seme cade in una tua buca che conteneva già semi, riprendi tutto e continui a seminare, tutte le volte che succede.
rule-title-pits-capture = In una buca vuota: prendere
rule-pits-capture = Se cade in una tua buca vuota, tutti i semi della buca avversaria di fronte vanno nel tuo granaio. L’ultimo seme resta dov’è caduto, e il turno finisce, anche se di fronte non c’era nulla.
rule-title-pits-again = Nel granaio: ancora una volta
rule-pits-again = Se cade nel tuo granaio, semini ancora, da una buca qualsiasi delle tue.
rule-title-pits-end = La fine
rule-pits-end = Quando, dopo una semina, tutte le buche di un giocatore sono vuote, la partita finisce. L’altro mette nel proprio granaio quello che resta nelle sue buche.
rule-title-pits-kalah = Le regole della scatola e il kalah
rule-pits-kalah = Qui si può giocare anche il kalah comune, e l’uno e l’altro con da tre a sei semi per buca. Differiscono in due casi:
rule-title-pits-known = Che cosa si sa
rule-pits-known = Con tre semi per buca e il gioco migliore, chi comincia vince di 10 con le regole della scatola. Le sue sei prime mosse, dalla buca 1 alla 6, portano a −12, −10, −12, +10, +8 e −2. Nel kalah vince di 2; lì portano a −14, −16, −10, −2, +2 e 0.

case-falls = L’ultimo seme cade in
case-full = una propria buca con semi
case-empty = una propria buca vuota
case-store = il proprio granaio
case-enemy = una buca avversaria
case-over = Tutte le buche di una parte sono vuote
case-box-full = si riprende tutto e si continua a seminare
case-kalah-full = il turno finisce
case-box-empty = si prende quello che sta di fronte; l’ultimo seme resta
case-kalah-empty = si prende quello che sta di fronte, e con esso l’ultimo seme; se non c’è nulla, resta
case-both-store = un’altra semina
case-both-enemy = il turno finisce, non si prende nulla
case-both-over = la partita finisce, e quello che resta va al suo padrone

leaf-ours-title = Che cosa abbiamo deciso noi
leaf-ours = Dove il testo tace o lascia qualcosa in sospeso, questo è nostro:
reading-tak-tikl-white = Comincia il Bianco. Il testo non dice chi.
reading-tak-tikl-pass = Chi non può muovere passa. Il testo non ne parla.
reading-tak-tikl-seconds = Il testo non dà il tempo di pensare, ma non nomina secondi. Si concordano, e una prima partita qui è senza orologio.
reading-tak-tikl-each = Le 25–30 mosse del testo sono quelle di ciascuna parte.
reading-tak-tikl-third = Una posizione che si presenta per la terza volta è patta.
reading-tak-tikl-pots = Il testo conosce poste, un numero di mosse che si dice prima e scommesse di spettatori. Come si divida un piatto non lo dice.
reading-tak-tikl-resign = Chi abbandona ha perso come se il vincitore avesse fatto tre in fila con la sua ultima mossa; altrimenti nessuno perderebbe mai una posta.
reading-mancala-begin = Comincia il Sud, se non si sceglie altro. Il testo non dice chi.
reading-mancala-origin = La buca da cui vengono i semi non si salta, e vale come vuota.
reading-mancala-stays = Il seme che ne prende altri resta dov’è caduto. Il testo porta nel granaio solo quelli dell’avversario.
reading-mancala-every = Se le buche di una parte sono vuote si guarda dopo ogni semina, anche dopo una in più.
reading-mancala-equal = Con granai uguali la partita è patta.
reading-mancala-options = Il kalah e più di tre semi per buca sono aggiunte. Il testo non ha né l’uno né gli altri.

## What is known of their past
leaf-history = { $name }: storia
past-lead-tak-tikl = Tutto quello che sappiamo del tak-tikl sta in un solo testo. Questa pagina racconta che cosa dice e che cosa lascia in sospeso.
past-lead-mancala = Le regole della scatola stanno in un solo testo. Questa pagina racconta che cosa dice e che cosa lascia in sospeso.
past-text-title = Il testo
past-text = I due giochi della scatola, tak-tikl e mancala, vengono dalle sue regole stampate. Sono in russo e non nominano né autore né anno; la scatola è stata fatta in Bielorussia.
past-text-tak-tikl = Per il tak-tikl il testo chiede una tavola di quattro caselle per quattro, quattro pedine nere e quattro bianche. Non dà ai giocatori il tempo di pensare: altrimenti, dice, si vincerebbe troppo facilmente o la partita non finirebbe mai, perché entrambi metterebbero ostacoli calcolati alcune mosse prima. I principianti possono giocare finché qualcuno vince; tra giocatori esperti una partita non deve durare più di 25–30 mosse.
past-text-mancala = Il testo chiama mancala la buca grande a ogni capo. Quella a destra è il banco del giocatore: ciò che vi è caduto è suo. Ciò che si semina lo chiama semplicemente pedine; qui sono semi.
past-age-title = Quanto sia antico, nessuno ce lo dice
past-age-tak-tikl = Anticamente, dice il testo, a tak-tikl si giocava persino con poste, e potevano scommettere anche gli spettatori. Non nomina un’epoca, un luogo o un popolo, e non abbiamo altre fonti. Quanto sia antico il gioco e da dove venga, non lo sappiamo.
past-age-mancala = Il testo non dice da dove vengano le sue regole, quanto siano antiche né chi le giocasse, e non abbiamo altre fonti su di esse.
past-kin-title-tak-tikl = Un cugino
past-kin-tak-tikl = Il tak-tikl è un cugino, su quattro caselle per quattro, del Tac-Tickle di Harry D. Ruderman, detto anche Nu Tic-Tac-Toe. Che cosa leghi i due, le nostre fonti non lo dicono.
past-kin-title-mancala = Il kalah
past-kin-mancala = Il kalah, che si può giocare anche qui, è un mancala commerciale moderno. Irving, Donkers e Uiterwijk, «Solving Kalah» (2000), risolvono il gioco comune.
past-cited-text = Regole di una scatola con due giochi, in russo, senza autore né anno; fatta in Bielorussia.

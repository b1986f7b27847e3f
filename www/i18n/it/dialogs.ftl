## New game
new-title = Nuova partita
new-rules = Regole
new-players = Giocatori
custom = A modo tuo
custom-summary = La tua propria miscela. Parti da qualunque regolamento e cambia quello che vuoi.
custom-base = Parti da
name = Nome
kind = Chi gioca
kind-human = Persona
kind-computer = Computer
level = Livello
first = Chi comincia
first-off = Il lancio più alto
again-option = Un lancio senza punti si ripete
field-spaces = Spazi del percorso
field-men = Pedine a testa
field-scores = Punti per
field-score = { $yellow ->
    [0] nessuna gialla
    [1] una gialla
    [2] due gialle
    [3] tre gialle
   *[other] quattro gialle
}
field-range = da { $min } a { $max }
field-entry = Una pedina entra
field-entry-0 = nello spazio dei punti
field-entry-1 = uno spazio prima
field-move = Che cosa si muove
field-move-whole = tutto il mucchietto
field-move-free = fino alla prima prigioniera propria
field-captives = Un mucchietto con prigioniere va
field-captives-onward = fino all’altro capo
field-captives-homeward = verso la propria partenza
field-end = Si vince quando l’avversario
field-end-removed = non ha più pedine in vita
field-end-captured = non comanda più nessuna pedina
field-throw = Si lanciano
field-throw-sticks = quattro bastoncini
field-throw-die = un dado
field-again = Senza punti
field-again-no = finisce il turno
field-again-yes = si rilancia
start-game = Comincia la partita
rules-ok = Queste regole si possono giocare: { $text }

## Rules
rules-title = Regole
rules-goal-title = Di che si tratta
rules-goal = { $cobs } pannocchie di granoturco stanno di traverso sul percorso, con { $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
} tra l’una e l’altra. Ogni giocatore ha { $men ->
    [one] una pedina
   *[other] { $men } pedine
} alla partenza, alle due estremità. Si lancia, una pedina si mette in cammino, e chi cade sull’avversario lo porta via.
rules-begin = Per cominciare lanciano tutti e due; comincia il lancio più alto. In caso di parità si rilancia, e dopo tre pareggi decide la sorte.
rules-throw-title = Il lancio
rules-throw = Si lanciano quattro bastoncini, chicchi o monete a due facce. Il numero di facce gialle dà i punti:
rules-throw-die = Si lancia un dado. Da 1 a 5 vale quello che mostra, il 6 si rilancia, così che ogni risultato è ugualmente probabile:
rules-yellow = Facce gialle
rules-score = Punti
rules-odds = Probabilità
rules-odds-of = { $n } su { $of }
rules-zero = Con 0 punti il turno finisce.
rules-zero-again = Un lancio da 0 punti si ripete subito.
rules-enter-title = Entrare
rules-enter-0 = Una pedina della partenza va nello spazio con il numero dei punti, contato dalla propria estremità. Con più punti di quanti spazi ha il percorso non si può entrare.
rules-enter-1 = Lo spazio prima della prima pannocchia conta come primo, e nessuno vi si ferma. Una pedina della partenza va quindi uno spazio meno lontano dei punti, e con 1 punto non può entrare.
rules-move-title = Muovere
rules-move = Un mucchietto proprio avanza di tanti spazi quanti sono i punti. Può saltare qualunque cosa, ma non fermarsi su un altro mucchietto proprio. Se c’è una mossa bisogna farla; se non c’è, il turno passa.
rules-move-whole = Un mucchietto si muove sempre intero.
rules-move-free = Se il tuo mucchietto contiene una tua pedina sotto pedine avversarie, si muove solo la parte sopra la più alta di queste. La pedina liberata resta nello spazio, in cima. Restano anche le tue pedine che stanno subito sotto quella in cima.
rules-capture-title = Catturare
rules-capture = Chi si ferma su un mucchietto avversario lo cattura: le pedine che arrivano vanno sopra, tutto il mucchietto ora è tuo e cambia senso di marcia per andare nel tuo. Vale anche all’entrata. Le pedine alla partenza non si possono catturare.
rules-leave-title = Uscire dal percorso
rules-leave = Chi supera l’ultimo spazio esce dal percorso; il lancio non deve essere esatto. Le tue pedine del mucchietto tornano alla partenza e possono rientrare, quelle avversarie sono eliminate.
rules-captives-onward = Un mucchietto con prigioniere prosegue fino all’altro capo come ogni altro.
rules-captives-homeward = Un mucchietto con prigioniere va invece all’indietro ed esce dal percorso alla partenza di chi lo ha catturato. Per strada cattura i mucchietti avversari su cui si ferma. Una pedina senza prigioniere avanza come sempre.
rules-end-title = La fine
rules-end-removed = Vinci quando tutte le pedine avversarie sono eliminate.
rules-end-captured = Vinci quando l’avversario non ha più pedine né alla partenza né in cima a un mucchietto.
rules-limit = Una partita di 5000 lanci è patta.
rules-source-title = Fonte
rules-ours = Dove le fonti tacciono abbiamo deciso noi: il lancio iniziale viene da una sola, che si debba muovere si deduce da una sola, e il salto libero sta in una sola.
rules-changed = Queste regole si scostano da quelle di cui portano il nome: { $text }
rules-pictures = Con figure, e tutti i regolamenti
summary-bell = Da 2 a 5 punti; una sola gialla non vale nulla. I mucchietti si muovono interi, vanno fino all’altro capo, e vince l’ultimo che ha una pedina in vita.
source-bell = A. G. Borovikov nella rivista Kostër (in russo), da R. C. Bell
note-bell = Il testo nomina quattro lanci e tace su una sola gialla. La leggiamo come 0, come dice espressamente un altro testo con gli stessi punti.
summary-pencils = Gli stessi punti delle regole di Bell, ma si conta lo spazio prima della prima pannocchia, e così una pedina entra uno spazio prima. Il percorso può essere di dieci matite sul tavolo.
source-pencils = Un testo italiano, senza autore
note-pencils = Conta come primo lo spazio prima della prima matita, in cui non si ferma mai nessuno, visto che è impossibile guadagnare un solo punto.
summary-strasbourg = Ogni lancio vale, da 1 a 5. Si vince appena l’avversario non comanda più nessuna pedina: nessuna alla partenza, nessuna in cima a un mucchietto.
source-strasbourg = Il foglio di regole della Maison des Jeux de Strasbourg (in francese)
note-strasbourg = Conta le facce nere; qui la tabella è rovesciata sulle gialle.
summary-liberation = Ogni lancio vale. Una pedina propria prigioniera nel tuo mucchietto va liberata: resta lì, e avanza solo ciò che le sta sopra.
source-liberation = Le regole di un gioco in scatola (in russo), senza autore
note-liberation = L’obbligo di liberare non sta in nessun riassunto etnografico che abbiamo trovato. Si potrebbe leggerlo anche come obbligo di muovere poi quel mucchietto; noi lo leggiamo come il modo in cui si muove.
summary-homeward = Ogni lancio vale. Un mucchietto che tiene prigioniere torna indietro e le porta alla propria partenza.
source-homeward = La maggior parte delle pagine in inglese, da Karl Sapper (1906) e Stewart Culin (1907)
note-homeward = Le descrizioni non concordano sul senso in cui va un mucchietto con prigioniere: negli altri regolamenti di qui prosegue fino all’altro capo.
source-custom = Le tue modifiche

## Settings
settings-title = Impostazioni
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Contrasto elevato
motion-full = Complete
motion-fast = Rapide
motion-none = Nessuna
forced = Gioca da sé l’unica mossa possibile
text-board-option = Mostra la tavola in testo
sound-on = Riproduci i suoni
volume = Volume

## Record
record-title = Registro della partita
record-text = Questa partita
copy = Copia
copied = Copiato.
paste = Incolla un registro per caricarlo. La partita in corso resta finché il registro non è stato letto senza errori.
record-load-label = Registro da caricare
load = Carica
record-empty = Nel campo non c’è nessun registro.

## Own sticks
sticks-title = Lancia i tuoi bastoncini
sticks-text = Lancia quattro bastoncini, chicchi o monete veri, poi tocca ciascuno finché mostra la faccia che è uscita.
die-title = Lancia il tuo dado
die-text = Lancia un dado vero e tocca quello che mostra. Il 6 si rilancia.
face-yellow = Bastoncino { $n }: giallo
face-black = Bastoncino { $n }: nero
yellow = giallo
black = nero
use-throw = Usa questo lancio

## Resign
resign-title = Abbandonare questa partita?
resign-text = Vince l’avversario. Potrai ancora guardare il tavolo e il registro.
resign-yes = Abbandona
resign-no = Continua a giocare

## About
about-title = Informazioni
about-text = Il puluc è giocato dai q’eqchi’ del Guatemala e del Belize e dai mopan del Belize; è stato scritto puluc, bul, buul o boolik. Lieve Verbeeck lo vide a Santa Cruz, in Belize, nel 1993–94, la notte prima della semina del granoturco. Nessuna tavola antica è stata trovata, e nessuno ha dimostrato quanto sia antico il gioco.
about-private = Il gioco funziona in questa sola pagina. Non chiede nulla ad altri server, non traccia nulla e, dopo la prima visita, funziona senza rete.
about-type = Caratteri: Piazzolla e Commissioner, SIL Open Font License 1.1.
keys-title = Tasti
keys-throw = Lancia
keys-digits = Gioca la pedina dello spazio con quel numero; 0 fa entrare una pedina
keys-arrows = Scegli una pedina lungo il percorso
keys-enter = Gioca la pedina scelta
keys-undo = Annulla
keys-redo = Ripeti
keys-escape = Lascia, chiudi
keys-tab = Da pulsante a pulsante e da mossa a mossa

## Win chances and hints
hint-best = Segna sempre la mossa migliore
hints-title = Aiuto durante la partita
pace = Ritmo del computer
pace-slow = Lento
pace-even = Normale
pace-quick = Veloce
kept-tables = Conservato su questo dispositivo per avere subito probabilità esatte: { $size }
forget-tables = Libera questo spazio

## Review
one-moment = Un momento…
played = Giocata

## Position editor and watching
watch-title = Guarda due computer
watch-text = Due computer della stessa forza giocano con le regole del tavolo. Puoi aspettare, riprendere e cambiare il ritmo in ogni momento.
watch-start = Guarda
editor-title = Disponi una posizione
editor-text = Scegli una pedina e tocca gli spazi: i mucchietti crescono dal basso in alto. Una pedina che non è né sul percorso né alla partenza è eliminata.
editor-brush = Che cosa fa un tocco
editor-take = Togli quella in cima
editor-clear = Svuota il percorso
editor-space = Spazio { $space }, dal basso: { $men }.
editor-turn = Tocca a
editor-score = Lancio sul tavolo
editor-no-score = Non ancora lanciato
editor-position = La posizione come testo
editor-home = alla partenza
editor-more = { $side ->
    [a] Una pedina indaco in più alla partenza
   *[b] Una pedina argilla in più alla partenza
}
editor-fewer = { $side ->
    [a] Una pedina indaco in meno alla partenza
   *[b] Una pedina argilla in meno alla partenza
}
editor-over = In questa posizione la partita è finita.
editor-exact = { $name } deve giocare e vince con { $chance }, esatto.
editor-estimate = { $name } deve giocare e vince con { $chance } circa, una stima.
editor-from = Dallo spazio { $space }
editor-play = Gioca da qui

## Laboratory
lab-enter = Entra

## The page of rules
rules-choose = Regolamento
rules-play = Gioca con queste regole
rules-own = Regole tue
rules-show = Mostra queste regole
rules-before = La mossa
rules-after = Dopo

## The lesson
lesson-steps = { $n }/{ $of }: tutti i passi
lesson-item = { $done ->
    [yes] { $title } ✓
   *[no] { $title }
}
lesson-back = Un passo indietro
lesson-next = Avanti
lesson-again = Di nuovo
lesson-choose = Tocca a te
lesson-good = Proprio così.
lesson-miss = Si può, ma l’idea è un’altra.
lesson-end-title = Sai giocare
lesson-end-some = La lezione finisce qui
lesson-end = { $n ->
    [one] Hai giocato bene { $n } passo su { $of }. Ora gioca una partita.
   *[other] Hai giocato bene { $n } passi su { $of }. Ora gioca una partita.
}
lesson-play = Gioca una partita
lesson-anew = Dall’inizio

lesson-title-enter = Entra una pedina
lesson-tell-enter = Giochi con indaco, le pedine rotonde. Lancia e porta una pedina dalla partenza allo spazio indicato dai punti.
lesson-right-enter = Due facce gialle valgono 2: la pedina è nello spazio 2. In queste regole tre valgono 3, quattro 5 e nessuna 4.

lesson-title-move = Una pedina avanza
lesson-tell-move = Sul percorso una pedina avanza di tanti spazi quanti sono i punti, verso il fondo. Avanza di 3 con quella nello spazio 2.
lesson-right-move = Dal 2 al 5. A ogni lancio avanzi con una pedina o ne fai entrare una, come vuoi, e sul percorso ce ne può essere quante vuoi.
lesson-missed-move = Hai fatto entrare una seconda pedina. Qui si tratta di avanzare con quella nello spazio 2.

lesson-title-pass = Senza punti niente mossa
lesson-tell-pass = Una sola faccia gialla non vale niente nelle regole di Bell. Lancia e guarda che cosa succede.
lesson-right-pass = 0 punti: il turno è passato subito. Passa anche quando non c’è una mossa possibile; se c’è, bisogna farla.

lesson-title-capture = Fermati sopra e cattura
lesson-tell-capture = Chi si ferma su una pedina avversaria la cattura: la tua va sopra. Hai 2 punti, e argilla è due spazi più avanti.
lesson-right-capture = Le due sono un mucchietto, ed è tuo perché la tua pedina sta sopra. La prigioniera va dove vai tu.
lesson-missed-capture = Hai fatto entrare una pedina, e quella di argilla è ancora libera. Dallo spazio 4 ti fermi proprio lì sopra.

lesson-title-carry = Porta via la prigioniera
lesson-tell-carry = Un mucchietto si muove intero, nel senso della pedina in cima. Porta la prigioniera verso il fondo del percorso.
lesson-right-carry = Sono avanzate insieme di cinque spazi. Stanno sull’ultimo: i prossimi punti le portano fuori dal percorso.
lesson-missed-carry = Hai fatto entrare una pedina, e il mucchietto con la prigioniera è rimasto fermo. Avanza dallo spazio 4.

lesson-title-turn = Il mucchietto si gira
lesson-tell-turn = Si catturano anche i mucchietti. La torre di tre di argilla va verso la tua partenza: fermati lì sopra con la pedina nello spazio 3.
lesson-right-turn = Ora le quattro pedine le muovi tu, e la torre ha cambiato senso: le frecce accanto indicano il fondo del percorso.
lesson-missed-turn = Quella pedina ha saltato la torre, e si può, ma la torre è ancora di argilla. Quella nello spazio 3 ci si ferma sopra.

lesson-title-block = Le tue pedine ti bloccano
lesson-tell-block = Nessuna pedina può fermarsi su un mucchietto del suo colore. Hai 3 punti: trova la pedina che si può muovere.
lesson-right-block = Quella nello spazio 3 sarebbe finita su quella nel 6, e una dalla partenza su quella nel 3. Poteva andare solo la prima.

lesson-title-home = Tutto il percorso
lesson-tell-home = Chi supera l’ultimo spazio esce dal percorso, e il lancio non deve essere esatto. Fai uscire la pedina nello spazio 8.
lesson-right-home = È alla partenza e può rientrare. Una pedina che esce da sola non perde niente e non porta via nessuno.
lesson-missed-home = Hai fatto entrare un’altra pedina. Quella nello spazio 8 poteva uscire: 4 basta e avanza.

lesson-title-off = Fuori con la prigioniera
lesson-tell-off = Quando un mucchietto esce, le tue pedine tornano alla partenza e le avversarie sono eliminate. Fai uscire la torre nello spazio 8.
lesson-right-off = Due tue pedine sono alla partenza, anche quella in fondo, e argilla ne ha persa una per sempre.
lesson-missed-off = La tua torre è ancora nello spazio 8. Argilla entra lì con un 2 e la prenderebbe con tutto quello che porta.

lesson-title-recapture = Riprendila
lesson-tell-recapture = La torre di argilla nello spazio 2 sta per uscire con la tua pedina dentro. Si cattura anche entrando: entra lì sopra.
lesson-right-recapture = La torre è tua e ha cambiato senso. La pedina in fondo va con lei e torna alla partenza quando la torre esce.
lesson-missed-recapture = Ora con qualunque punteggio la torre di argilla esce e la tua pedina è eliminata. Con un 2 una pedina dalla partenza ci si ferma sopra.

lesson-title-liberation = Altre regole: liberazione
lesson-tell-liberation = Qui la tua pedina sotto pedine avversarie va liberata: si muove solo la parte sopra di lei. Muovi la torre nello spazio 3.
lesson-right-liberation = La tua pedina in cima è andata avanti con la prigioniera. Quella liberata è rimasta nello spazio 3 e può muoversi di nuovo.
lesson-missed-liberation = Hai fatto entrare una pedina, e quella in fondo alla torre è ancora prigioniera. Muovi la torre, e sarà libera.

lesson-title-homeward = Altre regole: ritorno
lesson-tell-homeward = Qui un mucchietto con prigioniere torna indietro e le porta alla propria partenza. Riporta quello nello spazio 3.
lesson-right-homeward = È uscito dalla tua parte: la tua pedina è alla partenza, quella di argilla eliminata. Senza prigioniere si avanza come sempre.
lesson-missed-homeward = La pedina nello spazio 6 è avanzata, come quelle senza prigioniere. Il mucchietto nello spazio 3 poteva tornare con questo lancio.

lesson-title-win = L’ultima pedina
lesson-tell-win = Vinci quando all’avversario non resta nessuna pedina viva. L’ultima è tua prigioniera nello spazio 7: esci con lei.
lesson-right-win = Ad argilla non resta nessuna pedina viva: hai vinto.
lesson-missed-win = L’ultima pedina di argilla è ancora viva nel tuo mucchietto. Esci con lui, e la partita è tua.

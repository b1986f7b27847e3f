// The words of the trade as the source texts have them. Only what stands in a text stands here.

/** @typedef {'bell' | 'pencils' | 'strasbourg' | 'liberation'} Source */

/** Language of each text. @type {Record<Source, string>} */
export const LANGUAGE_OF = { bell: 'ru', pencils: 'it', strasbourg: 'fr', liberation: 'ru' };

/** @type {{ id: string, words: Partial<Record<Source, string>> }[]} */
export const TERMS = [
  {
    id: 'road',
    words: {
      bell: 'дорога, игровая дорожка',
      pencils: 'percorso',
      strasbourg: 'parcours',
      liberation: 'игровая дорожка',
    },
  },
  { id: 'cob', words: { bell: 'початок кукурузы', pencils: 'matita' } },
  { id: 'space', words: { bell: 'ступенька', pencils: 'spazio', strasbourg: 'case', liberation: 'клетка' } },
  { id: 'home', words: { bell: 'команда', pencils: 'partenza', strasbourg: 'case de départ', liberation: 'дом' } },
  { id: 'man', words: { bell: 'фишка, фигура', pencils: 'pedina', strasbourg: 'pion', liberation: 'фишка' } },
  {
    id: 'sticks',
    words: {
      bell: 'кости',
      pencils: 'monete, chicchi di granoturco',
      strasbourg: 'dés à 2 faces',
      liberation: 'палочки, кости D2',
    },
  },
  { id: 'throw', words: { bell: 'бросок', strasbourg: 'lancé des dés', liberation: 'бросок' } },
  { id: 'score', words: { bell: 'очки', pencils: 'punti, punteggio', liberation: 'очки' } },
  { id: 'off', words: { liberation: 'жребий' } },
  {
    id: 'enter',
    words: {
      bell: 'поставить на дорогу',
      pencils: 'far entrare',
      strasbourg: 'faire entrer',
      liberation: 'ввести в игру',
    },
  },
  { id: 'pass', words: { liberation: 'ход пропускается' } },
  {
    id: 'stack',
    words: { bell: 'стопка', pencils: 'mucchietto, gruppetto', strasbourg: 'pile', liberation: 'башенка' },
  },
  {
    id: 'capture',
    words: {
      bell: 'забрать в плен',
      pencils: 'prendere prigioniera, catturare',
      strasbourg: 'capturer',
      liberation: 'захват',
    },
  },
  { id: 'captor', words: { bell: 'фигура-победитель' } },
  {
    id: 'captive',
    words: { bell: 'пленник, пленная фигура', pencils: 'prigioniera', strasbourg: 'prisonnier', liberation: 'в плену' },
  },
  {
    id: 'direction',
    words: { bell: 'направление движения', pencils: 'senso di marcia', strasbourg: 'sens de parcours' },
  },
  {
    id: 'leave',
    words: {
      bell: 'достичь края доски',
      pencils: 'arrivare in fondo al percorso',
      strasbourg: 'bout de parcours',
      liberation: 'выйти с поля',
    },
  },
  {
    id: 'dead',
    words: {
      bell: 'погибает и выходит из игры',
      pencils: 'tolta dal gioco',
      strasbourg: 'sorti du jeu',
      liberation: 'выходит из игры',
    },
  },
  { id: 'free', words: { liberation: 'освобождение' } },
  { id: 'bul', words: {} },
];

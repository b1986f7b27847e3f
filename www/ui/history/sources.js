// What is cited, as a library would look for it.

/** `where` goes on after the title. @typedef {{ id: string, author: string, title: string, where: string, lang: string }} Citation */

/** @type {Citation[]} */
export const CITED = [
  {
    id: 'sapper',
    author: 'Karl Sapper',
    title: 'Spiele der Kekchi-Indianer',
    where: ', Boas Anniversary Volume (1906), 283–289.',
    lang: 'de',
  },
  {
    id: 'culin',
    author: 'Stewart Culin',
    title: 'Games of the North American Indians',
    where: ', 24th Annual Report of the Bureau of American Ethnology (1907), 141–143.',
    lang: 'en',
  },
  {
    id: 'murray',
    author: 'H. J. R. Murray',
    title: 'A History of Board-Games Other than Chess',
    where: ' (1952), 149.',
    lang: 'en',
  },
  {
    id: 'bell',
    author: 'R. C. Bell',
    title: 'Board and Table Games from Many Civilizations',
    where: ', rev. ed., Dover (1979), 89–90.',
    lang: 'en',
  },
  {
    id: 'verbeeck',
    author: 'Lieve Verbeeck',
    title: 'Bul: A Patolli Game in Maya Lowland',
    where: ', Board Game Studies 1 (1998), 83 ff.',
    lang: 'en',
  },
  {
    id: 'parlett',
    author: 'David Parlett',
    title: 'The Oxford History of Board Games',
    where: ' (1999), 226–227.',
    lang: 'en',
  },
  { id: 'kalah', author: 'Irving, Donkers, Uiterwijk', title: 'Solving Kalah', where: ' (2000).', lang: 'en' },
];

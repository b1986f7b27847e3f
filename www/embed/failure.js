// The game could not be loaded: the one screen that must work without it.
import { negotiate } from '../i18n/index.js';

/** Here and not in the .ftl files: those may be what could not be fetched. */
const WORDS = {
  en: { text: 'Puluc could not be loaded.', retry: 'Try again' },
  es: { text: 'No se pudo cargar Puluc.', retry: 'Intentar de nuevo' },
  fr: { text: 'Puluc n’a pas pu être chargé.', retry: 'Réessayer' },
  it: { text: 'Puluc non si è potuto caricare.', retry: 'Riprova' },
  ru: { text: 'Пулук не удалось загрузить.', retry: 'Попробовать снова' },
};

/**
 * @param {ShadowRoot} root
 * @param {string} why
 * @param {() => void} retry
 */
export function showFailure(root, why, retry) {
  const lang = negotiate();
  const { text, retry: label } = WORDS[lang];
  const page = document.createElement('main');
  page.lang = lang;
  Object.assign(page.style, { padding: '24px', font: '17px/1.5 system-ui, sans-serif' });
  const words = document.createElement('div');
  words.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.style.fontSize = '22px';
  heading.textContent = text;
  const reason = document.createElement('p');
  reason.textContent = why;
  words.append(heading, reason);
  const button = document.createElement('button');
  Object.assign(button.style, { font: 'inherit', minHeight: '44px', padding: '0 20px' });
  button.textContent = label;
  button.addEventListener('click', retry);
  page.append(words, button);
  root.replaceChildren(page);
}

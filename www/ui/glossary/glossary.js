import { html } from 'lit'; export default () => html``;

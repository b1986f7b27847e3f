// What scripts/first-screen.mjs makes of the first screen's own template and styles.
declare module 'virtual:first-screens' {
  const screens: { styles: string; pages: Record<import('../i18n/index.js').Lang, string> };
  export default screens;
}

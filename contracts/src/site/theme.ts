/** The key of localStorage for the theme that a visitor chose: 'light' or 'dark'. Missing: the device's theme. */
export const THEME_KEY = 'astaguide-theme';

/** The background of a page in each theme, for the browser's own bars; in design.css it is --paper. */
export const paperColors = { light: '#faf6ef', dark: '#16120f' } as const;

/** The id of the tag that colours the browser's own bars for a chosen theme. */
export const CHOSEN_COLOR_ID = 'chosen-theme-color';

/** Inline script in the head of every page: applies the chosen theme before the first paint, so that none flashes. */
export const APPLY_THEME = [
  `(()=>{try{const t=localStorage.getItem('${THEME_KEY}'),c={light:'${paperColors.light}',dark:'${paperColors.dark}'}[t];`,
  'if(c){document.documentElement.dataset.theme=t;',
  // The first tag that applies counts, so it stands before those for the device's theme. In capitals, so that React,
  // which compares the content, does not take it for its own tag.
  `document.head.prepend(Object.assign(document.createElement('meta'),{id:'${CHOSEN_COLOR_ID}',name:'theme-color',content:c.toUpperCase()}))}`,
  '}catch{}})()',
].join('');

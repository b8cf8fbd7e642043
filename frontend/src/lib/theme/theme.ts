import { readStored, removeStored, writeStored } from '../storage';
import { createStore } from '../store';

/** The key of localStorage for the theme that a visitor chose: 'light' or 'dark'. Missing: the device's theme. */
export const THEME_KEY = 'astaguide-theme';

/** The background of a page in each theme, for the browser's own bars; in design.css it is --paper. */
export const paperColors = { light: '#faf6ef', dark: '#16120f' } as const;

/** The id of the tag that colours the browser's own bars for a chosen theme. */
const CHOSEN_COLOR_ID = 'chosen-theme-color';

/** Inline script in the head of every page: applies the chosen theme before the first paint, so that none flashes. */
export const APPLY_THEME = [
  `(()=>{try{const t=localStorage.getItem('${THEME_KEY}'),c={light:'${paperColors.light}',dark:'${paperColors.dark}'}[t];`,
  'if(c){document.documentElement.dataset.theme=t;',
  // The first tag that applies counts, so it comes before those for the device's theme. In capitals, so that React,
  // which compares the content, does not take it for its own tag.
  `document.head.prepend(Object.assign(document.createElement('meta'),{id:'${CHOSEN_COLOR_ID}',name:'theme-color',content:c.toUpperCase()}))}`,
  '}catch{}})()',
].join('');

export const themes = ['system', 'light', 'dark'] as const;
/** 'system' follows the device. */
export type Theme = (typeof themes)[number];

const shown = createStore(() => themeOf(document.documentElement.dataset.theme));

/** The theme that this page shows. */
export const currentTheme = shown.get;

/** Shows a theme, and keeps it in this browser for later pages. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeStored(THEME_KEY);
  else writeStored(THEME_KEY, theme);
  show(theme);
}

/** Called when this or another tab has chosen a theme. @returns unsubscribes */
export function subscribeToTheme(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: the whole storage was cleared.
    if (key === THEME_KEY || key === null) show(themeOf(readStored(THEME_KEY)));
  };
  const unsubscribe = shown.subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

function show(theme: Theme): void {
  document.getElementById(CHOSEN_COLOR_ID)?.remove();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else {
    document.documentElement.dataset.theme = theme;
    const color = { id: CHOSEN_COLOR_ID, name: 'theme-color', content: paperColors[theme].toUpperCase() };
    document.head.prepend(Object.assign(document.createElement('meta'), color));
  }
  shown.set(theme);
}

function themeOf(text: string | null | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : 'system';
}

import { CHOSEN_COLOR_ID, paperColors, THEME_KEY } from '@astaguide/contracts/site/theme';
import { readStored, removeStored, writeStored } from '../storage';
import { createStore } from '../store';

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

import { useSyncExternalStore } from 'react';

/** Maximum number of products in the tray. */
export const TRAY_SIZE = 3;

/** In sessionStorage: the selection survives page loads, but not closing the tab. */
const TRAY_KEY = 'astaguide-compare-tray';

const empty: readonly string[] = [];
const listeners = new Set<() => void>();
let tray: readonly string[] | undefined;

/** Toggles a slug. Slugs are in the order they were added; adding a fourth drops the oldest. */
export function toggled(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].slice(-TRAY_SIZE);
}

/** Slugs of the products selected for comparison, oldest first; empty on the server and during hydration. */
export function useCompareTray(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => empty);
}

export function toggleCompared(slug: string): void {
  set(toggled(current(), slug));
}

export function clearCompareTray(): void {
  set(empty);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): readonly string[] {
  return (tray ??= load());
}

function set(slugs: readonly string[]): void {
  tray = slugs;
  for (const listener of listeners) listener();
  try {
    window.sessionStorage.setItem(TRAY_KEY, slugs.join(','));
  } catch (error) {
    console.warn('The compare tray could not be stored', error);
  }
}

function load(): readonly string[] {
  try {
    const slugs = window.sessionStorage.getItem(TRAY_KEY)?.split(',').filter(Boolean) ?? [];
    return slugs.slice(-TRAY_SIZE);
  } catch (error) {
    console.warn('The compare tray could not be read', error);
    return empty;
  }
}

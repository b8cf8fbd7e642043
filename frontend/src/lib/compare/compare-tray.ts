import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage';
import { createStore } from '../store';

/** Maximum number of products in the tray. */
export const TRAY_SIZE = 3;

/** In the session's storage. */
export const TRAY_KEY = 'astaguide-compare-tray';

const empty: readonly string[] = [];
const tray = createStore(load);

/** Toggles a slug. Slugs are in the order they were added; adding a fourth drops the oldest. */
export function toggled(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].slice(-TRAY_SIZE);
}

/** Slugs of the products selected for comparison, oldest first; empty on the server and during hydration. */
export function useCompareTray(): readonly string[] {
  return useSyncExternalStore(tray.subscribe, tray.get, () => empty);
}

export function toggleCompared(slug: string): void {
  set(toggled(tray.get(), slug));
}

export function clearCompareTray(): void {
  set(empty);
}

function set(slugs: readonly string[]): void {
  tray.set(slugs);
  writeStored(TRAY_KEY, slugs.join(','), 'sessionStorage');
}

function load(): readonly string[] {
  const slugs = readStored(TRAY_KEY, 'sessionStorage')?.split(',').filter(Boolean) ?? [];
  return slugs.slice(-TRAY_SIZE);
}

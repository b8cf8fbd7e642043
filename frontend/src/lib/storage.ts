/** The session's storage is kept across page loads, but not after the tab is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a key of the browser's storage; null if it is missing or storage is blocked. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch (error) {
    console.warn(`Could not read ${key}`, error);
    return null;
  }
}

/** Writes a key. Blocked or full storage is only logged, as everywhere here: nothing is the only copy. */
export function writeStored(key: string, value: string, storage: StorageName = 'localStorage'): void {
  try {
    window[storage].setItem(key, value);
  } catch (error) {
    console.warn(`Could not store ${key}`, error);
  }
}

/** Removes a key, if storage is available. */
export function removeStored(key: string, storage: StorageName = 'localStorage'): void {
  try {
    window[storage].removeItem(key);
  } catch (error) {
    console.warn(`Could not remove ${key}`, error);
  }
}

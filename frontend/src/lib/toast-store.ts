/** From SPEC.md: a dismissed toast is removed after this time; until then it can only be replaced. */
const REMOVE_DELAY_MS = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A page to open from the toast: '/review/hawaiian'. */
  link?: { label: string; href: string } | undefined;
  /** Undoes what the toast reports. Shown as the button 'Undo'. */
  undo?: (() => void) | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast, which replaces the previous one. */
export function toast(message: ToastMessage): void {
  set({ ...message, id: ++count, open: true });
}

/** Closes a toast, if it is still shown. */
export function dismissToast(id: number): void {
  if (shown?.id !== id) return;
  set({ ...shown, open: false });
  setTimeout(() => {
    if (shown?.id === id) set(undefined);
  }, REMOVE_DELAY_MS);
}

export function currentToast(): ShownToast | undefined {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

import { createStore } from './store';

/** From SPEC.md: a dismissed toast is removed after this time; until then it can only be replaced. */
const REMOVE_DELAY_MS = 1_000_000;

interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A page to open from the toast: '/review/hawaiian'. */
  link?: { label: string; href: string } | undefined;
  /** Undoes what the toast reports. Shown as the button 'Undo'. */
  undo?: (() => void) | undefined;
}

interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

const shown = createStore<ShownToast | undefined>(() => undefined);
let count = 0;

export const currentToast = shown.get;
export const subscribeToToasts = shown.subscribe;

/** Shows a toast, which replaces the previous one. */
export function toast(message: ToastMessage): void {
  shown.set({ ...message, id: ++count, open: true });
}

/** Shows a toast about a failure. */
export const toastError = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** Closes a toast, if it is still shown. */
export function dismissToast(id: number): void {
  const current = shown.get();
  if (current?.id !== id) return;
  shown.set({ ...current, open: false });
  setTimeout(() => {
    if (shown.get()?.id === id) shown.set(undefined);
  }, REMOVE_DELAY_MS);
}

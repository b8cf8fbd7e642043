import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does so for triggers of its own alone: these dialogs are opened
 * by buttons that stand elsewhere.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      // Where the button went with its row, somebody has given the focus to another place already.
      if (document.activeElement !== document.body || !(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

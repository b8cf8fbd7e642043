import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does so for triggers of its own alone: these dialogs are opened
 * by buttons that stand elsewhere. Where the button went with its row, the page's main part has it.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      // Somebody has given the focus to another place already.
      if (document.activeElement !== document.body) return;
      event.preventDefault();
      const goal = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (goal instanceof HTMLElement) goal.focus();
    },
  };
}

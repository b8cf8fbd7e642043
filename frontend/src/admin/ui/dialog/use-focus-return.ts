import { useRef } from 'react';

/**
 * Returns the focus to the element that opened a dialog. Radix does this for its own triggers only, and these dialogs
 * are opened by other buttons. If the button was removed with its row, the page's main element gets the focus.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      // The focus was moved elsewhere already.
      if (document.activeElement !== document.body) return;
      event.preventDefault();
      const goal = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (goal instanceof HTMLElement) goal.focus();
    },
  };
}

import { useRef, useState, type RefObject } from 'react';

/**
 * Returns the focus to the element that opened a dialog. Radix does this for its own triggers only, and these dialogs
 * are opened by other buttons. If the button was removed with its row, the page's main element gets the focus.
 *
 * @param instead gets the focus instead of the main element
 * @param isOpenerLeaving whether the button is about to be removed
 */
export function useFocusReturn(
  instead?: RefObject<HTMLElement | null>,
  isOpenerLeaving?: RefObject<boolean>,
) {
  // Radix does not announce the focus of a field that took it by itself, with `autoFocus`.
  const [before] = useState(() => document.activeElement);
  const opener = useRef(before);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const isGone = !opener.current?.isConnected || opener.current === document.body;
      const isReplaced = instead?.current && (isGone || isOpenerLeaving?.current);
      // The focus was moved elsewhere already.
      if (!isReplaced && document.activeElement !== document.body) return;
      event.preventDefault();
      const goal = isReplaced ? instead.current : isGone ? document.querySelector('main') : opener.current;
      if (goal instanceof HTMLElement) goal.focus();
    },
  };
}

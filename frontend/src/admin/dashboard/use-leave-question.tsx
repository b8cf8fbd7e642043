import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { hasUnsavedWork } from '../lib/unsaved-work';
import { useLazyConfirm } from '../ui/dialog/use-lazy-confirm';

/** A confirmation dialog before the dashboard leaves a form with unsaved changes. */
export function useLeaveQuestion() {
  const { ask: confirm, dialog } = useLazyConfirm();
  const [, navigate] = useLocation();
  const ask = (leave: () => void) => {
    if (!hasUnsavedWork()) return leave();
    confirm({
      title: 'Leave with unsaved changes?',
      text: 'You have unsaved changes. We’ve kept a draft of them.',
      action: 'Leave',
      cancel: 'Keep editing',
      onConfirm: leave,
    });
  };
  return {
    ask,
    /** Asks before a link is followed. One that is opened in a new tab does not leave the page. */
    follow: (event: MouseEvent, address: string) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      ask(() => navigate(address));
    },
    question: dialog,
  };
}

import { useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { hasUnsavedWork } from '../lib/unsaved-work';
import { LazyConfirmDialog } from '../ui/dialog/lazy-confirm-dialog';

/** A confirmation dialog before the dashboard leaves a form with unsaved changes. */
export function useLeaveQuestion() {
  const [proceed, setProceed] = useState<() => void>();
  const [, navigate] = useLocation();
  const stay = () => setProceed(undefined);
  const ask = (leave: () => void) => (hasUnsavedWork() ? setProceed(() => leave) : leave());
  return {
    ask,
    /** Asks before a link is followed. One that is opened in a new tab does not leave the page. */
    follow: (event: MouseEvent, address: string) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      ask(() => navigate(address));
    },
    question: (
      <LazyConfirmDialog
        open={proceed !== undefined}
        title="Leave with unsaved changes?"
        action="Leave"
        cancel="Keep editing"
        onCancel={stay}
        onConfirm={() => {
          stay();
          proceed?.();
        }}
      >
        You have unsaved changes. We’ve kept a draft in this browser.
      </LazyConfirmDialog>
    ),
  };
}

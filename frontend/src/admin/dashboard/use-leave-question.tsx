import { useState, type ReactNode } from 'react';
import { hasUnsavedWork } from '../lib/unsaved-work';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';

/** Asks before the dashboard itself leads away from a form with unsaved changes. */
export function useLeaveQuestion(): { ask: (proceed: () => void) => void; question: ReactNode } {
  const [proceed, setProceed] = useState<() => void>();
  const stay = () => setProceed(undefined);
  return {
    ask: (leave) => (hasUnsavedWork() ? setProceed(() => leave) : leave()),
    question: (
      <ConfirmDialog
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
        What you typed is not on the site yet. This browser keeps it, and offers it when the form is opened
        again.
      </ConfirmDialog>
    ),
  };
}

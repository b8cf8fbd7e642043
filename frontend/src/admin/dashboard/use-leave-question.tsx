import { useState, type ReactNode } from 'react';
import { hasUnsavedWork } from '../lib/unsaved-work';
import { LazyConfirmDialog } from '../ui/dialog/lazy-confirm-dialog';

/** A confirmation dialog before the dashboard leaves a form with unsaved changes. */
export function useLeaveQuestion(): { ask: (proceed: () => void) => void; question: ReactNode } {
  const [proceed, setProceed] = useState<() => void>();
  const stay = () => setProceed(undefined);
  return {
    ask: (leave) => (hasUnsavedWork() ? setProceed(() => leave) : leave()),
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

import { useEffect, useState, type ReactNode } from 'react';
import { noteUnsavedWork } from '../../lib/unsaved-work';
import { ConfirmDialog } from '../dialog/confirm-dialog';

interface LeaveGuard {
  /** Proceeds at once without unsaved changes; otherwise asks for confirmation first. */
  ask: (proceed: () => void) => void;
  /** The confirmation dialog; render it beside the form. */
  dialog: ReactNode;
}

/**
 * Asks for confirmation before unsaved changes are lost: by closing the form, by Back and Forward where the browser
 * allows it, and by closing the window.
 *
 * @param onDiscard called when the changes are discarded, before leaving
 */
export function useLeaveGuard(isDirty: boolean, onDiscard: () => void): LeaveGuard {
  const [proceed, setProceed] = useState<() => void>();

  useEffect(() => {
    if (!isDirty) return;
    let isLetThrough = false;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      if (isLetThrough || event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      setProceed(() => () => {
        isLetThrough = true;
        window.navigation.traverseTo(key);
      });
    };
    // Missing in browsers older than 2026: there, Back leaves at once, and the draft is restored later.
    const navigation = window.navigation as Navigation | undefined;
    // For the confirmation before the dashboard navigates away.
    const takeNoteBack = noteUnsavedWork();
    window.addEventListener('beforeunload', onBeforeUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      takeNoteBack();
      window.removeEventListener('beforeunload', onBeforeUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isDirty]);

  const stay = () => setProceed(undefined);
  return {
    ask: (leave) => (isDirty ? setProceed(() => leave) : leave()),
    dialog: (
      <ConfirmDialog
        open={proceed !== undefined}
        title="Discard unsaved changes?"
        action="Discard changes"
        cancel="Keep editing"
        onCancel={stay}
        onConfirm={() => {
          stay();
          onDiscard();
          proceed?.();
        }}
      >
        Unsaved changes will be lost, including the saved draft.
      </ConfirmDialog>
    ),
  };
}

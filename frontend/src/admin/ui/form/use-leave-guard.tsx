import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { noteUnsavedWork } from '../../lib/unsaved-work';
import { useConfirm } from '../dialog/confirm-dialog';

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
  const { ask, dialog } = useConfirm();
  const confirm = (proceed: () => void) =>
    ask({
      title: 'Discard unsaved changes?',
      text: 'Unsaved changes will be lost, including the saved draft.',
      action: 'Discard changes',
      cancel: 'Keep editing',
      onConfirm: () => {
        onDiscard();
        proceed();
      },
    });
  const confirmBack = useEffectEvent(confirm);

  useEffect(() => {
    if (!isDirty) return;
    let isLetThrough = false;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      if (isLetThrough || event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      confirmBack(() => {
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

  return { ask: (leave) => (isDirty ? confirm(leave) : leave()), dialog };
}

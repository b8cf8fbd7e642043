import type { SignedInSession } from '@astaguide/contracts/account/auth';
import { useMutation } from '@tanstack/react-query';
import { endSessionsMutation } from '../../api/account';
import { tellOutcome } from '../../api/tell-outcome';
import { formatPlural } from '../../../lib/format';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

interface EndSessionsProps {
  /** None while nothing is asked. */
  sessions: SignedInSession[];
  onClose: () => void;
  /** They are gone, and with them the button that had the focus. */
  onEnded: () => void;
}

/** Asks before browsers are signed out. */
export function EndSessions({ sessions, onClose, onEnded }: EndSessionsProps) {
  const { mutateAsync: end, isPending } = useMutation(endSessionsMutation);
  const [first, ...others] = sessions;
  const isOne = others.length === 0;
  const onConfirm = async () => {
    const isDone = await tellOutcome(end(sessions.map(({ id }) => id)), {
      done: isOne ? 'Browser signed out' : `${formatPlural(sessions.length, 'browser')} signed out`,
      failed: 'Failed to sign out',
    });
    if (isDone) onEnded();
    onClose();
  };
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={isOne ? 'Sign out this browser?' : `Sign out ${formatPlural(sessions.length, 'browser')}?`}
      action="Sign out"
      isPending={isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      {isOne ? (
        <p>
          <strong className="text-ink">{first?.browser}</strong> is signed out immediately. Unsaved changes
          stay in that browser.
        </p>
      ) : (
        <p>Every browser but this one is signed out immediately.</p>
      )}
    </ConfirmDialog>
  );
}

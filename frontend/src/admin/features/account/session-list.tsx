import type { SignedInSession } from '@astaguide/contracts/account/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { endSessionsMutation, sessionsQuery } from '../../api/account';
import { toastOutcome } from '../../lib/failure';
import { formatPlural } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../ui/dialog/confirm-dialog';
import { FirstItems } from '../../ui/first-rows';
import { QueryPanel } from '../../ui/query-panel';
import { SessionRow } from './session-row';

/** Active sessions, this browser's first. */
export function SessionList() {
  return (
    <QueryPanel
      query={useQuery(sessionsQuery)}
      name="sessions"
      skeleton={['h-24']}
      errorHint="Check your connection and try again. Changing your password also signs them out."
    >
      {(sessions) => <Sessions sessions={sessions} />}
    </QueryPanel>
  );
}

function Sessions({ sessions }: { sessions: SignedInSession[] }) {
  const { ask, dialog } = useConfirm();
  const { mutateAsync: end } = useMutation(endSessionsMutation);
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const inOrder = [...sessions.filter(({ isCurrent }) => isCurrent), ...others];
  const onEnd = (ended: SignedInSession[]) => {
    const [only] = ended.length === 1 ? ended : [];
    const browsers = formatPlural(ended.length, 'browser');
    ask({
      title: only ? 'Sign out this browser?' : `Sign out ${browsers}?`,
      text: only ? (
        <p>
          <strong className="text-ink">{only.browser}</strong> will be signed out immediately. Unsaved changes
          stay in that browser.
        </p>
      ) : (
        <p>All browsers except this one will be signed out immediately.</p>
      ),
      action: 'Sign out',
      onConfirm: () =>
        toastOutcome(end(ended.map(({ id }) => id)), {
          done: `${only ? 'Browser' : browsers} signed out`,
          failed: 'Failed to sign out',
        }),
      focusAfter: list,
    });
  };

  return (
    <div className="flex flex-col gap-4">
      <div>
        <FirstItems
          rows={inOrder}
          first={5}
          ref={list}
          tabIndex={-1}
          aria-label="Active sessions"
          className="divide-y divide-line rounded-sm"
        >
          {(session) => <SessionRow key={session.id} session={session} onEnd={() => onEnd([session])} />}
        </FirstItems>
      </div>
      {others.length > 1 && (
        <div>
          <Button look="quiet" onClick={() => onEnd(others)}>
            Sign out all others
          </Button>
        </div>
      )}
      {dialog}
    </div>
  );
}

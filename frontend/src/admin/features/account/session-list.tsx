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
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedMinute } from '../../lib/zoned-time';
import { Badge } from '../../ui/badge';

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

function SessionRow({ session, onEnd }: { session: SignedInSession; onEnd: () => void }) {
  const timeZone = useOwnerTimeZone();
  const { browser, network, signedInAt, lastSeenAt, isCurrent } = session;
  const lastSeen = zonedMinute(lastSeenAt, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{browser}</strong>
          {isCurrent && <Badge tone="good">This browser</Badge>}
        </p>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-xs text-muted tabular-nums">
          <dt>Network</dt>
          <dd className="break-all">{network ?? 'Unknown'}</dd>
          <dt>Signed in</dt>
          <dd>
            <time dateTime={signedInAt}>{zonedMinute(signedInAt, timeZone)}</time>
          </dd>
          <dt>Last seen</dt>
          <dd>
            <time dateTime={lastSeenAt}>{lastSeen}</time>
          </dd>
        </dl>
      </div>
      {!isCurrent && (
        <Button look="quiet" isCompact onClick={onEnd}>
          Sign out
          <span className="sr-only">
            : {browser}, last seen {lastSeen}
          </span>
        </Button>
      )}
    </li>
  );
}

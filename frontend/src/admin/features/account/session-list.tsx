import type { SignedInSession } from '@astaguide/contracts/account/auth';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionsQuery } from '../../api/account';
import { Button } from '../../../ui/button';
import { FirstRows } from '../../ui/first-rows';
import { QueryPanel } from '../../ui/query-panel';
import { EndSessions } from './end-sessions';
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
  const [toEnd, setToEnd] = useState<SignedInSession[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const inOrder = [...sessions.filter(({ isCurrent }) => isCurrent), ...others];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <FirstRows rows={inOrder} first={5}>
          {(shown) => (
            <ul
              ref={list}
              tabIndex={-1}
              aria-label="Active sessions"
              className="divide-y divide-line rounded-sm"
            >
              {shown.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setToEnd([session])} />
              ))}
            </ul>
          )}
        </FirstRows>
      </div>
      {others.length > 1 && (
        <div>
          <Button look="quiet" onClick={() => setToEnd(others)}>
            Sign out all others
          </Button>
        </div>
      )}
      {toEnd.length > 0 && (
        <EndSessions sessions={toEnd} onClose={() => setToEnd([])} onEnded={() => list.current?.focus()} />
      )}
    </div>
  );
}

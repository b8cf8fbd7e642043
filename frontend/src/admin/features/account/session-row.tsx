import type { SignedInSession } from '@astaguide/contracts/account/auth';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedMinute } from '../../lib/zoned-time';
import { Button } from '../../../ui/button';
import { Badge } from '../../ui/badge';

export function SessionRow({ session, onEnd }: { session: SignedInSession; onEnd: () => void }) {
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

import type { SignInRecord } from '@astaguide/contracts/account/auth';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format';
import { signInsQuery } from '../../api/account';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedRecently } from '../../lib/zoned-time';
import { Badge } from '../../ui/badge';
import { FirstItems } from '../../ui/first-rows';
import { QueryPanel } from '../../ui/query-panel';

const outcomes: Record<SignInRecord['outcome'], string> = {
  'signed-in': 'Signed in',
  refused: 'Wrong email or password',
  'slowed-down': 'Slowed down after too many attempts',
};

/** Recent sign-ins and failed attempts. */
export function SignInList() {
  const timeZone = useOwnerTimeZone();
  return (
    <QueryPanel
      query={useQuery(signInsQuery)}
      name="sign-ins"
      skeleton={['h-24']}
      errorHint="Check your connection and try again. Sign-ins are recorded either way."
      empty="No sign-ins yet. The next one is listed here."
    >
      {(records) => (
        <FirstItems
          rows={records}
          first={5}
          aria-label="Recent sign-ins, newest first"
          className="divide-y divide-line text-sm"
        >
          {(record) => (
            <SignInRow
              key={`${record.at} ${record.outcome} ${record.network}`}
              record={record}
              timeZone={timeZone}
            />
          )}
        </FirstItems>
      )}
    </QueryPanel>
  );
}

function SignInRow({ record, timeZone }: { record: SignInRecord; timeZone: string }) {
  const { outcome, at, times, browser, network, isNewBrowser } = record;
  const isSignIn = outcome === 'signed-in';
  const origin =
    network !== null
      ? `${browser} · ${network}`
      : isSignIn
        ? `${browser} · Unknown network`
        : 'Other networks';
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">
          {outcomes[outcome]}
          {times > 1 && `, ${formatCount(times)} times`}
        </strong>
        {isNewBrowser && <Badge tone="plain">New browser</Badge>}
      </p>
      <p className="mt-0.5 text-xs break-words text-muted tabular-nums">
        {origin} · {times > 1 && 'last '}
        <time dateTime={at}>{zonedRecently(at, timeZone)}</time>
      </p>
    </li>
  );
}

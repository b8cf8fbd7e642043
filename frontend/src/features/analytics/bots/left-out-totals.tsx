import type { LeftOutReport } from '@astaguide/contracts/left-out-report';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format';
import { ChangeText } from '../report/change-text';
import { rateText } from '../report/report-labels';

/** How much was left out, and how much of everything that is. */
export function LeftOutTotals({ report: { totals } }: { report: LeftOutReport }) {
  const { events, counted, visitors, clicks, compared } = totals;
  const all = events + counted;
  const change = compared && compared.events > 0 ? events / compared.events - 1 : null;
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      <Total name="Events left out" value={formatCount(events)}>
        {compared && compared.events + events > 0 && <ChangeText change={change} now={events} />}
      </Total>
      <Total name="Of all events" value={all === 0 ? '–' : rateText(events / all)} />
      <Total name="Bots a day, added up" value={formatCount(visitors)} />
      <Total name="Clicks among them" value={formatCount(clicks)} />
    </dl>
  );
}

interface TotalProps {
  name: string;
  value: string;
  children?: ReactNode;
}

function Total({ name, value, children }: TotalProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
        {children && <span className="text-sm">{children}</span>}
      </dd>
      <dt className="text-sm text-muted">{name}</dt>
    </div>
  );
}

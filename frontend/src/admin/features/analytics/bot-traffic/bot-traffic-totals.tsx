import type { BotTrafficReport } from '@astaguide/contracts/analytics/bot-traffic-report';
import { rateText } from '@astaguide/contracts/lib/change-text';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../lib/format';
import { metricDefinitions } from '../../../lib/metric-definitions';
import { ChangeText } from '../../../ui/change-text';
import { Tooltip, TooltipProvider } from '../../../ui/tooltip';

/** The number of excluded events and their share of all events. */
export function BotTrafficTotals({ report: { totals, projections } }: { report: BotTrafficReport }) {
  const { events, counted, visitors, clicks, compared } = totals;
  const all = events + counted;
  const change = compared && compared.events > 0 ? events / compared.events - 1 : null;
  const known = (value: string) => (projections.asOf === null ? null : value);
  return (
    <TooltipProvider>
      <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        <Total
          name="Filtered events"
          about={metricDefinitions.filteredEvents}
          value={known(formatCount(events))}
        >
          {projections.asOf !== null && compared && compared.events + events > 0 && (
            <ChangeText change={change} now={events} isNeutral />
          )}
        </Total>
        <Total
          name="Share of all events"
          about={metricDefinitions.filteredShare}
          value={known(all === 0 ? '–' : rateText(events / all))}
        />
        <Total name="Daily bots" about={metricDefinitions.dailyBots} value={known(formatCount(visitors))} />
        <Total
          name="Filtered clicks"
          about={metricDefinitions.filteredClicks}
          value={known(formatCount(clicks))}
        />
      </dl>
    </TooltipProvider>
  );
}

interface TotalProps {
  name: string;
  /** How it is computed. */
  about: string;
  /** Null until it is computed. */
  value: string | null;
  children?: ReactNode;
}

function Total({ name, about, value, children }: TotalProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-0 bg-surface px-3 py-2.5">
      <dt className="kicker text-muted">
        <Tooltip text={about} className="text-left">
          {name}
        </Tooltip>
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-xl font-semibold tabular-nums">{value ?? <NotComputed />}</span>
        {children && <span className="text-sm">{children}</span>}
      </dd>
    </div>
  );
}

/** Placeholder for a metric that is not computed yet. */
export function NotComputed() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not calculated yet</span>
    </>
  );
}

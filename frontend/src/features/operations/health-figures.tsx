import type { QueueHealth } from '@astaguide/contracts/queue-health';
import { formatCount, formatPlural } from '../../lib/format';
import { formatMilliseconds, formatSeconds } from './durations';
import { waitedSeconds } from './health-judgement';

/** The headline figures. Each keeps its height, so that nothing moves when they do. */
export function HealthFigures({ health }: { health: QueueHealth }) {
  const { lag, lastHour, inboxBatches, throughput, queues } = health;
  // What is delayed on other queues is what comes round by itself.
  const ofEvents = queues?.filter(({ name }) => name.startsWith('events'));
  const waiting = ofEvents?.reduce((sum, queue) => sum + queue.waiting + queue.active + queue.delayed, 0);
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-4">
      <Figure
        label="Waiting batches"
        value={waiting === undefined ? 'Unknown' : formatCount(waiting + inboxBatches)}
        note={`${formatCount(inboxBatches)} of them in the inbox`}
      />
      <Figure
        label="Oldest waits"
        value={queues === null ? 'Unknown' : formatSeconds(waitedSeconds(health))}
        note="Events not counted yet"
      />
      <Figure
        label="From click to count"
        value={lag ? formatMilliseconds(lag.p50) : 'No event'}
        note={lag ? `Slowest 5%: over ${formatMilliseconds(lag.p95)}` : 'In the last 5 minutes'}
      />
      <Figure
        label="Last hour"
        value={formatCount(throughput.reduce((sum, { events }) => sum + events, 0))}
        note={`${formatPlural(lastHour.failures, 'failure')}, ${
          lastHour.retries === 1 ? '1 retry' : `${formatCount(lastHour.retries)} retries`
        }`}
      />
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-2 bg-surface p-4 sm:p-5">
      <dt className="font-sans kicker text-muted">{label}</dt>
      <dd>
        <span className="block font-display text-xl font-semibold whitespace-nowrap tabular-nums">
          {value}
        </span>
        <span className="mt-1 block text-xs text-muted tabular-nums">{note}</span>
      </dd>
    </div>
  );
}

import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { useQuery } from '@tanstack/react-query';
import { queueHealthQuery } from '../../api/operations';
import { buttonStyle } from '../../../ui/button-style';
import { QueryPanel } from '../../ui/query-panel';
import { FailedEventsSection } from './failed-events/failed-events-section';
import { HealthMetrics } from './health-metrics';
import { ScheduleList } from './schedule-list';
import { Throughput } from './throughput';
import { classNames } from '../../../lib/class-names';
import { findTroubles, secondsBetween } from './health-status';
import { formatCount, formatPlural, capitalized } from '../../../lib/format';
import { FoldedPanels, Panel } from '../../ui/panel';
import { FoldingTable } from '../../ui/table/folding-table';
import { formatSeconds } from '../../lib/duration';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

const bullBoard = (
  <a href="/admin/queues" className={buttonStyle('quiet', '', 'compact')}>
    Open Bull Board
  </a>
);

/** The state of the event path from ingest to the rollups, and failed events. */
export default function OperationsView() {
  return (
    <div className="flex flex-col gap-6">
      <QueryPanel
        query={useQuery(queueHealthQuery)}
        name="queue status"
        skeleton={['h-10', 'h-36', 'h-64']}
        errorHint={<>Tracking is not affected. {bullBoard}</>}
        className="flex flex-col gap-6"
      >
        {(health, isStale) => (
          <>
            <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <HealthState health={health} isStale={isStale} />
              {bullBoard}
            </header>
            <HealthMetrics health={health} />
            <Throughput minutes={health.throughput} />
            <FoldedPanels>
              <QueueTable queues={health.queues} />
              <WorkerList health={health} />
              <ScheduleList schedules={health.schedules} />
            </FoldedPanels>
          </>
        )}
      </QueryPanel>
      <FailedEventsSection />
    </div>
  );
}

/** The queue's state in a sentence. Screen readers announce changes, but not every refresh. */
function HealthState({ health, isStale }: { health: QueueHealth; isStale: boolean }) {
  const troubles = isStale
    ? ['The server is not responding. These are the last known values.']
    : findTroubles(health);
  const isWell = troubles.length === 0;
  return (
    <div role="status" className="flex min-h-10 min-w-0 items-start gap-2.5 py-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={classNames('mt-1.5 size-2.5 shrink-0 rounded-full', isWell ? 'bg-good' : 'bg-bad')}
      />
      <div>
        {(isWell ? ['Operational'] : troubles).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

type Queue = NonNullable<QueueHealth['queues']>[number];

/** Jobs by queue, in the states that any are in. */
function QueueTable({ queues }: { queues: QueueHealth['queues'] }) {
  const sumOf = (state: (typeof states)[number]) =>
    queues?.reduce((sum, queue) => sum + queue[state], 0) ?? 0;
  const shown = states.filter((state) => state === 'waiting' || sumOf(state) > 0);
  return (
    <Panel
      title="Queues"
      note={
        queues === null
          ? 'Not responding'
          : shown.map((state) => `${formatCount(sumOf(state))} ${state}`).join(' · ')
      }
      isFolded
      isOpen={queues === null || sumOf('failed') > 0}
    >
      {queues === null ? (
        <p className="py-2 text-sm">The queue is not responding. New events are saved in PostgreSQL.</p>
      ) : (
        <FoldingTable
          caption="Jobs by queue and state"
          rows={queues}
          keyOf={({ name }) => name}
          columns={[
            { key: 'name', name: 'Queue', cell: ({ name }) => <span className="font-semibold">{name}</span> },
            ...shown.map((state) => ({
              key: state,
              name: capitalized(state),
              cell: (queue: Queue) => formatCount(queue[state]),
            })),
          ]}
        />
      )}
    </Panel>
  );
}

/** Running workers. */
function WorkerList({ health: { workers, takenAt } }: { health: QueueHealth }) {
  return (
    <Panel
      title="Workers"
      note={`${formatPlural(workers.length, 'worker')} online`}
      isFolded
      isOpen={workers.length === 0}
    >
      {workers.length === 0 ? (
        <p className="py-2 text-sm">No worker seen in the last minute.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {workers.map(({ id, host, pid, version, startedAt, seenAt }) => (
            <li key={id} className="py-2.5 first:pt-0 last:pb-0">
              <p className="font-semibold break-all">
                {host} <span className="font-normal text-muted">process {pid}</span>
              </p>
              <p className="text-xs text-muted tabular-nums">
                Version {version}, up for {formatSeconds(secondsBetween(startedAt, takenAt))}, seen{' '}
                {formatSeconds(Math.round(secondsBetween(seenAt, takenAt)))} ago
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

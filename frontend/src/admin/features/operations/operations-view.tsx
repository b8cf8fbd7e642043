import { useQuery } from '@tanstack/react-query';
import { queueHealthQuery } from '../../api/operations';
import { buttonStyle } from '../../../ui/button-style';
import { QueryPanel } from '../../ui/query-panel';
import { FailedEventsSection } from './failed-events/failed-events-section';
import { HealthMetrics } from './health-metrics';
import { HealthState } from './health-state';
import { QueueTable } from './queue-table';
import { ScheduleList } from './schedule-list';
import { Throughput } from './throughput';
import { WorkerList } from './worker-list';

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
            <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
              <QueueTable queues={health.queues} />
              <WorkerList health={health} />
            </div>
            <ScheduleList schedules={health.schedules} />
          </>
        )}
      </QueryPanel>
      <FailedEventsSection />
    </div>
  );
}

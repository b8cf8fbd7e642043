import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { useQuery } from '@tanstack/react-query';
import { queueHealthQuery } from '../../api/operations';
import { buttonStyle } from '../../../ui/button-style';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { HealthFigures } from './health-figures';
import { HealthState } from './health-state';
import { QueueTable } from './queue-table';
import { ScheduleList } from './schedule-list';
import { Throughput } from './throughput';
import { WorkerList } from './worker-list';

export function QueueSection() {
  const { data: health, isError, refetch } = useQuery(queueHealthQuery);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <HealthState health={health} isError={isError} />
        <a href="/admin/queues" className={buttonStyle('quiet', '', 'compact')}>
          Open Bull Board
        </a>
      </header>
      {health && <Health health={health} />}
      {!health && isError && (
        <Notice title="The queue's state could not be loaded" onRetry={() => void refetch()}>
          Events are taken and recorded all the same.
        </Notice>
      )}
      {!health && !isError && (
        <div className="flex flex-col gap-6">
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  );
}

function Health({ health }: { health: QueueHealth }) {
  return (
    <>
      <HealthFigures health={health} />
      <Throughput minutes={health.throughput} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <QueueTable health={health} />
        <WorkerList workers={health.workers} takenAt={health.takenAt} />
      </div>
      <ScheduleList schedules={health.schedules} />
    </>
  );
}

import { formatBytes, freeBytes, usedPercent } from '@astaguide/contracts/operations/disk';
import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount, formatPlural } from '../../../lib/format';
import { timeAgo } from '../../lib/time-ago';
import { zonedMinute } from '../../lib/zoned-time';
import { formatMilliseconds, formatSeconds } from '../../lib/duration';
import { MetricBox, metricBoxes } from '../../ui/metric-box';
import { waitedSeconds } from './health-status';

/** The headline metrics. Each has a fixed height, so that updates do not shift the page. */
export function HealthMetrics({ health }: { health: QueueHealth }) {
  const { lag, lastHour, inboxBatches, throughput, queues, disk, backup, takenAt } = health;
  const timeZone = useOwnerTimeZone();
  // On other queues, delayed jobs are only periodic tasks.
  const ofEvents = queues?.filter(({ name }) => name.startsWith('events'));
  const waiting = ofEvents?.reduce((sum, queue) => sum + queue.waiting + queue.active + queue.delayed, 0);
  return (
    <dl className={`${metricBoxes} grid-cols-2 md:grid-cols-3`}>
      <MetricBox
        label="Queued"
        value={waiting === undefined ? 'Unknown' : formatCount(waiting + inboxBatches)}
        note={inboxBatches > 0 ? `${formatCount(inboxBatches)} in fallback` : 'Events to count'}
      />
      <MetricBox
        label="Oldest queued"
        value={queues === null ? 'Unknown' : formatSeconds(waitedSeconds(health))}
        note="Not processed yet"
      />
      <MetricBox
        label="Counted within 1 s"
        value={lag ? shareText(lag.inTime) : 'No events'}
        note={lag ? `p95 ${formatMilliseconds(lag.p95)} (1 h)` : 'In the last hour'}
      />
      <MetricBox
        label="Last hour"
        value={formatCount(throughput.reduce((sum, { events }) => sum + events, 0))}
        note={`${formatPlural(lastHour.failures, 'failure')}, ${
          lastHour.retries === 1 ? '1 retry' : `${formatCount(lastHour.retries)} retries`
        }`}
      />
      <MetricBox
        label="Disk used"
        value={disk ? usedPercent(disk) : 'Unknown'}
        note={
          disk ? `${formatBytes(freeBytes(disk))} of ${formatBytes(disk.totalBytes)} free` : 'On the server'
        }
      />
      <MetricBox
        label="Last backup"
        value={backup.lastAt === null ? 'None yet' : timeAgo(Date.parse(backup.lastAt), Date.parse(takenAt))}
        note={backup.lastAt === null ? 'Of this database' : zonedMinute(backup.lastAt, timeZone)}
      />
    </dl>
  );
}

/** '99.9%', rounded down, so that only a share without a late event is 100%. */
const shareText = (share: number) => `${Math.floor(share * 1000) / 10}%`;

import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { formatPlural } from '../../../lib/format';
import { Panel } from '../../ui/panel';
import { formatSeconds } from './durations';

interface WorkerListProps {
  workers: QueueHealth['workers'];
  /** When this was looked at: the browser's clock may differ from the server's. */
  takenAt: string;
}

/** The worker processes that run. */
export function WorkerList({ workers, takenAt }: WorkerListProps) {
  const since = (moment: string) => Math.max(0, (Date.parse(takenAt) - Date.parse(moment)) / 1000);
  return (
    <Panel title="Workers" note={`${formatPlural(workers.length, 'worker')} alive`}>
      {workers.length === 0 ? (
        <p className="py-2 text-sm">No worker has given a sign of life within the last minute.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {workers.map(({ id, host, pid, version, startedAt, seenAt }) => (
            <li key={id} className="py-2.5 first:pt-0 last:pb-0">
              <p className="font-semibold break-all">
                {host} <span className="font-normal text-muted">process {pid}</span>
              </p>
              <p className="text-xs text-muted tabular-nums">
                Version {version}, up for {formatSeconds(since(startedAt))}, seen{' '}
                {formatSeconds(Math.round(since(seenAt)))} ago
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

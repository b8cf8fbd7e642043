import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { formatPlural } from '../../../lib/format';
import { Panel } from '../../ui/panel';
import { formatSeconds } from '../../lib/duration';
import { secondsBetween } from './health-status';

/** Running workers. */
export function WorkerList({ health: { workers, takenAt } }: { health: QueueHealth }) {
  return (
    <Panel title="Workers" note={`${formatPlural(workers.length, 'worker')} online`}>
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

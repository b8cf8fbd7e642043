import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { formatCount } from '../../../lib/format';
import { Panel } from '../../ui/panel';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
const labels = { waiting: 'Waiting', active: 'Active', delayed: 'Delayed', failed: 'Failed' };

/** Jobs by state and queue. Queues are the columns, because there are fewer of them and phones are narrow. */
export function QueueTable({ health: { queues } }: { health: QueueHealth }) {
  return (
    <Panel title="Queues" note="Jobs by state">
      {queues === null ? (
        <p className="py-2 text-sm">The queue is not responding. New events are saved in PostgreSQL.</p>
      ) : (
        <table className="w-full border-collapse text-xs tabular-nums sm:text-sm">
          <caption className="sr-only">Jobs by queue and state</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-2 text-left font-semibold">
                Jobs
              </th>
              {queues.map(({ name }) => (
                <th key={name} scope="col" className="py-1.5 pl-1.5 text-right font-semibold sm:pl-2">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STATES.map((state) => (
              <tr key={state} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 text-left font-semibold">
                  {labels[state]}
                </th>
                {queues.map((queue) => (
                  <td key={queue.name} className="py-2 pl-1.5 text-right sm:pl-2">
                    {formatCount(queue[state])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

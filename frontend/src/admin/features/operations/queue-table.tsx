import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { capitalized } from '../../../lib/capitalized';
import { formatCount } from '../../../lib/format';
import { Panel } from '../../ui/panel';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Jobs by queue and state. On a small screen a queue's name is on its own line. */
export function QueueTable({ queues }: { queues: QueueHealth['queues'] }) {
  return (
    <Panel title="Queues" note="Jobs by state">
      {queues === null ? (
        <p className="py-2 text-sm">The queue is not responding. New events are saved in PostgreSQL.</p>
      ) : (
        <table role="table" className="w-full text-xs tabular-nums max-sm:block sm:text-sm">
          <caption className="sr-only">Jobs by queue and state</caption>
          <thead role="rowgroup" className="text-xs text-muted max-sm:block">
            <tr role="row" className="max-sm:grid max-sm:grid-cols-4">
              <th
                role="columnheader"
                scope="col"
                className="py-1.5 pr-2 text-left font-semibold max-sm:sr-only"
              >
                Queue
              </th>
              {states.map((state) => (
                <th
                  key={state}
                  role="columnheader"
                  scope="col"
                  className="py-1.5 text-right font-semibold sm:pl-2"
                >
                  {capitalized(state)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {queues.map((queue) => (
              <tr
                key={queue.name}
                role="row"
                className="border-t border-line max-sm:grid max-sm:grid-cols-4 max-sm:py-2"
              >
                <th
                  role="rowheader"
                  scope="row"
                  className="py-2 pr-2 text-left font-semibold max-sm:col-span-full max-sm:p-0"
                >
                  {queue.name}
                </th>
                {states.map((state) => (
                  <td key={state} role="cell" className="py-2 text-right max-sm:pb-0 max-sm:pt-1 sm:pl-2">
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

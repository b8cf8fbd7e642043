import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { capitalized } from '../../../lib/capitalized';
import { formatCount } from '../../../lib/format';
import { Panel } from '../../ui/panel';
import { FoldingTable } from '../../ui/table/folding-table';

type Queue = NonNullable<QueueHealth['queues']>[number];

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Jobs by queue and state. */
export function QueueTable({ queues }: { queues: QueueHealth['queues'] }) {
  return (
    <Panel title="Queues" note="Jobs by state">
      {queues === null ? (
        <p className="py-2 text-sm">The queue is not responding. New events are saved in PostgreSQL.</p>
      ) : (
        <FoldingTable
          caption="Jobs by queue and state"
          rows={queues}
          keyOf={({ name }) => name}
          columns={[
            { key: 'name', name: 'Queue', cell: ({ name }) => <span className="font-semibold">{name}</span> },
            ...states.map((state) => ({
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

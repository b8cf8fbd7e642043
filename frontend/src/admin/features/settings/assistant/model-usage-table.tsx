import type { ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount } from '../../../../lib/format';
import { DownloadCsv } from '../../../ui/download-csv';
import { FoldingTable } from '../../../ui/table/folding-table';

/** Costs of a day are often less than a cent. */
const costs = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** Requests, tokens and cost of the language model by day. */
export function ModelUsageTable({ usage: { days } }: { usage: ModelUsage }) {
  if (days.length === 0) return <p className="text-sm text-muted">No requests in the last 30 days.</p>;
  return (
    <div>
      <FoldingTable
        caption="Use of the language model by day"
        rows={days}
        keyOf={({ day }) => day}
        first={7}
        columns={[
          { key: 'day', name: 'Day', cell: ({ day }) => longDay(day) },
          { key: 'requests', name: 'Requests', cell: ({ requests }) => formatCount(requests) },
          {
            key: 'tokens',
            name: 'Tokens',
            cell: ({ promptTokens, answerTokens }) => formatCount(promptTokens + answerTokens),
          },
          { key: 'cost', name: 'Cost', cell: ({ cost }) => (cost === null ? '–' : costs.format(cost)) },
        ]}
      />
      <p className="mt-4">
        <DownloadCsv filename="assistant-usage" rows={() => usageRows(days)}>
          usage by day
        </DownloadCsv>
      </p>
    </div>
  );
}

const usageRows = (days: ModelUsage['days']) => [
  ['day', 'requests', 'promptTokens', 'answerTokens', 'costUsd'],
  ...days.map((use) => [use.day, use.requests, use.promptTokens, use.answerTokens, use.cost]),
];

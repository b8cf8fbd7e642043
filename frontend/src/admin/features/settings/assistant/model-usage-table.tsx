import type { ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount } from '../../../../lib/format';
import { DownloadCsv } from '../../../ui/download-csv';
import { FirstRows } from '../../../ui/first-rows';

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
      <FirstRows rows={days} first={7}>
        {(shown) => (
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">Use of the language model by day</caption>
            <thead>
              <tr className="text-right text-xs text-muted">
                <th scope="col" className="py-2 pr-2 text-left font-semibold">
                  Day
                </th>
                <th scope="col" className="px-2 py-2 font-semibold">
                  Requests
                </th>
                <th scope="col" className="px-2 py-2 font-semibold">
                  Tokens
                </th>
                <th scope="col" className="py-2 pl-2 font-semibold">
                  Cost
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ day, requests, promptTokens, answerTokens, cost }) => (
                <tr key={day} className="border-t border-line text-right">
                  <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                    {longDay(day)}
                  </th>
                  <td className="px-2 py-2.5">{formatCount(requests)}</td>
                  <td className="px-2 py-2.5">{formatCount(promptTokens + answerTokens)}</td>
                  <td className="py-2.5 pl-2">{cost === null ? '–' : costs.format(cost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FirstRows>
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
  ...days.map(({ day, requests, promptTokens, answerTokens, cost }) => [
    day,
    requests,
    promptTokens,
    answerTokens,
    cost,
  ]),
];

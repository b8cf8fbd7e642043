import type { RangeQuery } from '@astaguide/contracts/analytics-report';
import type { LeftOutDimension, LeftOutReport } from '@astaguide/contracts/left-out-report';
import { Tabs } from 'radix-ui';
import { leftOutCsvAddress } from '../../../api/analytics-left-out';
import { formatCount } from '../../../lib/format';
import { chipStyle } from '../../../ui/chip-style';
import { DownloadLink } from '../../../ui/download-csv';
import { periodLabel } from '../report/report-labels';
import { utcSpan } from '../report/report-trace';
import { FigureButton } from '../trace/figure-button';
import { useReasonText } from './reason-text';

type Breakdown = LeftOutReport['breakdowns'][number];

const names: Record<LeftOutDimension, { one: string; many: string; none: string }> = {
  reason: { one: 'Reason', many: 'Reasons', none: '' },
  agent: { one: 'Program', many: 'Programs', none: 'No user agent' },
  network: { one: 'Network', many: 'Networks', none: 'Not known' },
};
const heads = ['Events', 'Page views', 'Clicks', 'Bots'];

/** What was left out by its reason, by program and by network. */
export function LeftOutBreakdowns({ report, query }: { report: LeftOutReport; query: RangeQuery }) {
  return (
    <Tabs.Root defaultValue="reason">
      <Tabs.List aria-label="Left out by" className="mb-4 flex flex-wrap gap-2">
        {report.breakdowns.map(({ dimension }) => (
          <Tabs.Trigger key={dimension} value={dimension} className={chipStyle}>
            {names[dimension].many}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {report.breakdowns.map((breakdown) => (
        <Tabs.Content key={breakdown.dimension} value={breakdown.dimension}>
          <BreakdownTable report={report} breakdown={breakdown} />
          {breakdown.rows.length > 0 && (
            <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-xs text-muted">
              <DownloadLink href={leftOutCsvAddress(query, breakdown.dimension)}>
                events left out by {names[breakdown.dimension].one.toLowerCase()}
              </DownloadLink>
              {breakdown.keys > breakdown.rows.length && (
                <span>
                  The first {formatCount(breakdown.rows.length)} of {formatCount(breakdown.keys)}; the file
                  has all.
                </span>
              )}
            </p>
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function BreakdownTable({ report, breakdown }: { report: LeftOutReport; breakdown: Breakdown }) {
  const { dimension, rows } = breakdown;
  const { one, many } = names[dimension];
  const { start, end } = utcSpan(report.period);
  const isReason = dimension === 'reason';
  const reasonText = useReasonText(isReason ? rows.map(({ key }) => key) : []);
  if (rows.length === 0) {
    return (
      <p className="py-4 text-center text-sm text-muted">
        {report.derived.asOf === null
          ? `${many} are still being computed`
          : `No ${many.toLowerCase()} on these days`}
      </p>
    );
  }
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={`Table of events left out by ${one.toLowerCase()}`}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-md text-sm tabular-nums">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-2 pr-3 text-left font-semibold">
              {one}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pl-3 text-right font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, events, views, clicks, visitors }) => {
            const label = isReason ? reasonText(key) : key || names[dimension].none;
            return (
              <tr key={key} className="border-t border-line align-baseline">
                <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere">
                  {label}
                </th>
                <td className="py-2.5 pl-3 text-right font-semibold">
                  <FigureButton
                    title={`Left out: ${label}, ${periodLabel(report.period)}`}
                    count={events}
                    ask={{
                      ...{ from: start, to: end, figure: 'events', bots: 'only' },
                      filters: [`${dimension}:${key}`],
                    }}
                  />
                </td>
                {[views, clicks, visitors].map((count, place) => (
                  <td key={heads[place + 1]} className="py-2.5 pl-3 text-right">
                    {formatCount(count)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

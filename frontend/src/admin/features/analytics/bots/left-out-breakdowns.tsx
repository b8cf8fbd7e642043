import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import type { LeftOutDimension, LeftOutReport } from '@astaguide/contracts/analytics/left-out-report';
import { leftOutCsvAddress } from '../../../api/analytics-left-out';
import { formatCount } from '../../../../lib/format';
import { DimensionTabs } from '../figures/dimension-tabs';
import { FileLine } from '../figures/file-line';
import { FoldingTable } from '../figures/folding-table';
import { periodLabel } from '../report/report-labels';
import { spanInZone } from '../report/report-trace';
import { FigureButton } from '../trace/figure-button';
import { useReasonText } from '../trace/use-reason-text';

type Breakdown = LeftOutReport['breakdowns'][number];

const names: Record<LeftOutDimension, { one: string; many: string; none: string }> = {
  reason: { one: 'Reason', many: 'Reasons', none: '' },
  agent: { one: 'Program', many: 'Programs', none: 'No user agent' },
  network: { one: 'Network', many: 'Networks', none: 'Not known' },
};

/** What was left out by its reason, by program and by network. */
export function LeftOutBreakdowns({ report, query }: { report: LeftOutReport; query: RangeQuery }) {
  return (
    <DimensionTabs
      label="Left out by"
      breakdowns={report.breakdowns}
      nameOf={(dimension) => names[dimension].many}
    >
      {(breakdown) => (
        <>
          <BreakdownTable report={report} breakdown={breakdown} />
          {breakdown.rows.length > 0 && (
            <FileLine
              href={leftOutCsvAddress(query, breakdown.dimension)}
              shown={breakdown.rows.length}
              all={breakdown.keys}
            >
              {`events left out by ${names[breakdown.dimension].one.toLowerCase()}`}
            </FileLine>
          )}
        </>
      )}
    </DimensionTabs>
  );
}

function BreakdownTable({ report, breakdown }: { report: LeftOutReport; breakdown: Breakdown }) {
  const { dimension, rows } = breakdown;
  const { one, many } = names[dimension];
  const { start, end } = spanInZone(report.period, report.timeZone);
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
  const labelOf = (key: string) => (isReason ? reasonText(key) : key || names[dimension].none);
  return (
    <FoldingTable
      caption={`Events left out by ${one.toLowerCase()}`}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { key: 'key', name: one, cell: ({ key }) => labelOf(key) },
        {
          key: 'events',
          name: 'Events',
          kind: 'strong',
          cell: ({ key, events }) => (
            <FigureButton
              title={`Left out: ${labelOf(key)}, ${periodLabel(report.period)}`}
              count={events}
              ask={{
                ...{ from: start, to: end, figure: 'events', bots: 'only' },
                filters: [`${dimension}:${key}`],
              }}
            />
          ),
        },
        { key: 'views', name: 'Page views', cell: ({ views }) => formatCount(views) },
        { key: 'clicks', name: 'Clicks', cell: ({ clicks }) => formatCount(clicks) },
        { key: 'visitors', name: 'Bots', cell: ({ visitors }) => formatCount(visitors) },
      ]}
    />
  );
}

import type { RangeQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type {
  BotTrafficDimension,
  BotTrafficReport,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import { botTrafficCsvAddress } from '../../../api/analytics/bot-traffic';
import { formatCount } from '../../../../lib/format';
import { DimensionTabs } from '../metrics/dimension-tabs';
import { DownloadRow } from '../metrics/download-row';
import { FoldingTable } from '../../../ui/table/folding-table';
import { periodLabel } from '../../../lib/report-labels';
import { spanInZone } from '../report/report-trace';
import { MetricButton } from '../trace/metric-button';
import { useReasonText } from '../trace/use-reason-text';

type Breakdown = BotTrafficReport['breakdowns'][number];

const names: Record<BotTrafficDimension, { one: string; many: string; none: string }> = {
  reason: { one: 'Reason', many: 'Reasons', none: '' },
  agent: { one: 'Bot', many: 'Bots', none: 'No user agent' },
  network: { one: 'Network', many: 'Networks', none: 'Unknown' },
};

/** Bot traffic by reason, bot and network. */
export function BotTrafficBreakdowns({ report, query }: { report: BotTrafficReport; query: RangeQuery }) {
  return (
    <DimensionTabs
      label="Filtered events by"
      breakdowns={report.breakdowns}
      nameOf={(dimension) => names[dimension].one}
    >
      {(breakdown) => (
        <>
          <BreakdownTable report={report} breakdown={breakdown} />
          {breakdown.rows.length > 0 && (
            <DownloadRow
              href={botTrafficCsvAddress(query, breakdown.dimension)}
              shown={breakdown.rows.length}
              all={breakdown.keys}
            >
              {`filtered events by ${names[breakdown.dimension].one.toLowerCase()}`}
            </DownloadRow>
          )}
        </>
      )}
    </DimensionTabs>
  );
}

function BreakdownTable({ report, breakdown }: { report: BotTrafficReport; breakdown: Breakdown }) {
  const { dimension, rows } = breakdown;
  const { one, many } = names[dimension];
  const span = spanInZone(report.period, report.timeZone);
  const isReason = dimension === 'reason';
  const reasonText = useReasonText(isReason ? rows.map(({ key }) => key) : []);
  if (rows.length === 0) {
    return (
      <p className="py-4 text-center text-sm text-muted">
        {report.projections.asOf === null
          ? `Calculating ${many.toLowerCase()}…`
          : `No ${many.toLowerCase()} in this period`}
      </p>
    );
  }
  const labelOf = (key: string) => (isReason ? reasonText(key) : key || names[dimension].none);
  return (
    <FoldingTable
      caption={`Filtered events by ${one.toLowerCase()}`}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { key: 'key', name: one, cell: ({ key }) => labelOf(key) },
        {
          key: 'events',
          name: 'Events',
          kind: 'strong',
          cell: ({ key, events }) => (
            <MetricButton
              title={`Filtered: ${labelOf(key)}, ${periodLabel(report.period)}`}
              count={events}
              ask={{ ...span, metric: 'events', bots: 'only', filters: [`${dimension}:${key}`] }}
            />
          ),
        },
        { key: 'views', name: 'Page views', cell: ({ views }) => formatCount(views) },
        { key: 'clicks', name: 'Clicks', cell: ({ clicks }) => formatCount(clicks) },
        { key: 'visitors', name: 'Daily bots', cell: ({ visitors }) => formatCount(visitors) },
      ]}
    />
  );
}

import type { AnalyticsReport, ReportBreakdown } from '@astaguide/contracts/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { filterText, MAX_FILTERS } from '@astaguide/contracts/report/report-filter';
import { rateText } from '@astaguide/contracts/values/change-text';
import { percentOfHighest } from '../../clicks-by-day';
import { FoldingTable, type Column } from '../../metrics/folding-table';
import { MetricButton } from '../../trace/metric-button';
import { ChangeText } from '../../../../ui/change-text';
import type { ChartMetric } from '../report-address';
import { dimensionNames, metricNames, periodLabel, rowLabel } from '../report-labels';
import { askOfRow } from '../report-trace';

/** Number of rows shown at first. */
const FIRST = 10;

type Row = ReportBreakdown['rows'][number];

interface BreakdownTableProps {
  report: AnalyticsReport;
  breakdown: ReportBreakdown;
  /** Receives all filters of the report. */
  onFilter: (filters: string[]) => void;
}

/** A breakdown's rows, each with a bar proportional to its clicks. */
export function BreakdownTable({ report, breakdown, onFilter }: BreakdownTableProps) {
  const { dimension, rows } = breakdown;
  const { one, many } = dimensionNames[dimension];
  return (
    <FoldingTable
      caption={`${many}, most clicks first`}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          key: 'key',
          name: one,
          cell: (row) => <RowName report={report} dimension={dimension} row={row} onFilter={onFilter} />,
        },
        ...columnsFor(report, breakdown),
      ]}
      first={FIRST}
      bars={percentOfHighest(rows.map(({ clicks }) => clicks))}
    />
  );
}

interface RowNameProps {
  report: AnalyticsReport;
  dimension: ReportDimension;
  row: Row;
  onFilter: (filters: string[]) => void;
}

/** The name of a row: a button that toggles its filter. */
function RowName({ report, dimension, row, onFilter }: RowNameProps) {
  const label = rowLabel(dimension, row.label);
  const filters = report.filters.map(filterText);
  const own = filterText({ dimension, key: row.key, excluded: false });
  const isChosen = filters.includes(own);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && filters.length >= MAX_FILTERS}
      title={
        isChosen ? 'Remove this filter' : `Filter by this ${dimensionNames[dimension].one.toLowerCase()}`
      }
      onClick={() => onFilter(isChosen ? filters.filter((text) => text !== own) : [...filters, own])}
      className="relative block w-full rounded-sm px-2 py-1 text-left wrap-anywhere decoration-2 underline-offset-4 enabled:hover:underline aria-pressed:font-semibold aria-pressed:underline"
    >
      {label}
    </button>
  );
}

/** The columns. Views are included only if counted: page views have a page, but no product or link placement. */
function columnsFor(report: AnalyticsReport, { dimension, rows }: ReportBreakdown): Column<Row>[] {
  const metric = (name: ChartMetric) => (row: Row) => (
    <MetricButton
      title={`${metricNames[name]}, ${rowLabel(dimension, row.label)}, ${periodLabel(report.period)}`}
      count={row[name]}
      ask={askOfRow(report, { dimension, key: row.key }, name)}
    />
  );
  const clicks: Column<Row> = { key: 'clicks', name: 'Clicks', kind: 'strong', cell: metric('clicks') };
  const change: Column<Row> = {
    key: 'change',
    name: 'Change',
    cell: (row) => row.change && <ChangeText change={row.change.clicks} now={row.clicks} />,
  };
  const views: Column<Row>[] = [
    { key: 'views', name: 'Views', cell: metric('views') },
    { key: 'clickRate', name: 'Click rate', cell: (row) => rateText(row.clickThroughRate) },
  ];
  const visitors: Column<Row> = { key: 'visitors', name: 'Daily visitors', cell: metric('visitors') };
  const hasViews = rows.some((row) => row.views > 0 || (row.compared?.views ?? 0) > 0);
  return [clicks, ...(report.comparison ? [change] : []), ...(hasViews ? views : []), visitors];
}

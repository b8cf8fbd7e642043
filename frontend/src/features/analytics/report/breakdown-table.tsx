import type {
  AnalyticsReport,
  ReportBreakdown,
  ReportDimension,
} from '@astaguide/contracts/analytics-report';
import { canFilter, filterText } from '@astaguide/contracts/report-filter';
import { rateText } from '@astaguide/contracts/change-text';
import { percentOfHighest } from '../clicks-by-day';
import { FoldingTable, type Column } from '../figures/folding-table';
import { FigureButton } from '../trace/figure-button';
import { ChangeText } from '../../../ui/change-text';
import type { ChartFigure } from './report-address';
import { dimensionNames, figureNames, periodLabel, rowLabel } from './report-labels';
import { askOfRow } from './report-trace';

/** Rows that stand there before all are asked for. */
const FIRST = 10;

type Row = ReportBreakdown['rows'][number];

interface BreakdownTableProps {
  report: AnalyticsReport;
  breakdown: ReportBreakdown;
  onFilter: (filter: string | undefined) => void;
}

/** A breakdown's rows with a bar behind each, as long as its clicks. */
export function BreakdownTable({ report, breakdown, onFilter }: BreakdownTableProps) {
  const { dimension, rows } = breakdown;
  const { one, many } = dimensionNames[dimension];
  return (
    <FoldingTable
      caption={`${many}, the most clicked first`}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { key: 'key', name: one, cell: (row) => <RowName {...{ report, dimension, row, onFilter }} /> },
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
  onFilter: (filter: string | undefined) => void;
}

/** A row's name; where the report can be confined to it, a button that does, and takes it back. */
function RowName({ report: { filter }, dimension, row, onFilter }: RowNameProps) {
  const label = rowLabel(dimension, row.label);
  if (!canFilter(dimension)) return <span className="relative block px-2 wrap-anywhere">{label}</span>;
  const isChosen = filter?.dimension === dimension && filter.key === row.key;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={isChosen ? 'Show everything again' : 'Show its figures alone'}
      onClick={() => onFilter(isChosen ? undefined : filterText({ dimension, key: row.key }))}
      className="relative block w-full rounded-sm px-2 py-1 text-left wrap-anywhere decoration-2 underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:underline"
    >
      {label}
    </button>
  );
}

/** Views stand only where some were counted: those of the site name a page, but neither product nor slot. */
function columnsFor(report: AnalyticsReport, { dimension, rows }: ReportBreakdown): Column<Row>[] {
  const figure = (name: ChartFigure) => (row: Row) => (
    <FigureButton
      title={`${figureNames[name]}, ${rowLabel(dimension, row.label)}, ${periodLabel(report.period)}`}
      count={row[name]}
      ask={askOfRow(report, { dimension, key: row.key }, name)}
    />
  );
  const clicks: Column<Row> = { key: 'clicks', name: 'Clicks', kind: 'strong', cell: figure('clicks') };
  const change: Column<Row> = {
    key: 'change',
    name: 'Change',
    cell: (row) => row.change && <ChangeText change={row.change.clicks} now={row.clicks} />,
  };
  const views: Column<Row>[] = [
    { key: 'views', name: 'Views', cell: figure('views') },
    { key: 'clickRate', name: 'Click rate', cell: (row) => rateText(row.clickThroughRate) },
  ];
  const visitors: Column<Row> = { key: 'visitors', name: 'Daily visitors', cell: figure('visitors') };
  const hasViews = rows.some((row) => row.views > 0 || (row.compared?.views ?? 0) > 0);
  return [clicks, ...(report.comparison ? [change] : []), ...(hasViews ? views : []), visitors];
}

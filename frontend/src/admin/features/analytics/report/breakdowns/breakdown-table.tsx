import type { AnalyticsReport, ReportBreakdown } from '@astaguide/contracts/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { filterText, MOST_FILTERS } from '@astaguide/contracts/report/report-filter';
import { rateText } from '@astaguide/contracts/values/change-text';
import { percentOfHighest } from '../../clicks-by-day';
import { FoldingTable, type Column } from '../../figures/folding-table';
import { FigureButton } from '../../trace/figure-button';
import { ChangeText } from '../../../../ui/change-text';
import type { ChartFigure } from '../report-address';
import { dimensionNames, figureNames, periodLabel, rowLabel } from '../report-labels';
import { askOfRow } from '../report-trace';

/** Rows that stand there before all are asked for. */
const FIRST = 10;

type Row = ReportBreakdown['rows'][number];

interface BreakdownTableProps {
  report: AnalyticsReport;
  breakdown: ReportBreakdown;
  /** Takes all filters of the report. */
  onFilter: (filters: string[]) => void;
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
  onFilter: (filters: string[]) => void;
}

/** A row's name: a button that adds its filter to the report's, or removes it. */
function RowName({ report, dimension, row, onFilter }: RowNameProps) {
  const label = rowLabel(dimension, row.label);
  const filters = report.filters.map(filterText);
  const own = filterText({ dimension, key: row.key, excluded: false });
  const isChosen = filters.includes(own);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && filters.length >= MOST_FILTERS}
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

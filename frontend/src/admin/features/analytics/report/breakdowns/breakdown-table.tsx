import type { AnalyticsReport, ReportBreakdown } from '@astaguide/contracts/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { filterText, MAX_FILTERS } from '@astaguide/contracts/report/report-filter';
import { rateText } from '@astaguide/contracts/values/change-text';
import { useState, type ReactNode } from 'react';
import { formatCount, formatPrice } from '../../../../../lib/format';
import { metricDefinitions } from '../../../../lib/metric-definitions';
import { ChangeText } from '../../../../ui/change-text';
import { KeyLabel } from '../../../../ui/key-label';
import { SearchField } from '../../../../ui/inputs/search-field';
import { percentOfHighest } from '../../clicks-by-day';
import type { Column } from '../../../../ui/table/column-head';
import { FoldingTable } from '../../../../ui/table/folding-table';
import { sortedRows, useSortOrder } from '../../../../ui/table/sorted-rows';
import { MetricButton } from '../../trace/metric-button';
import { dimensionNames, periodLabel, rowLabel } from '../report-labels';
import { metricNames, type TracedMetric } from '../report-metrics';
import { askOfRow } from '../report-trace';
import type { EarnedByKey } from './earned-by-key';
import { hasViews, shownRows, type BreakdownRow as Row } from './breakdown-rows';

/** Number of rows shown at first. */
const FIRST = 5;
/** From this number of rows on, they can be searched. */
const SEARCHABLE = 12;

interface BreakdownTableProps {
  report: AnalyticsReport;
  breakdown: ReportBreakdown;
  /** Undefined where earnings are not known. */
  earned: EarnedByKey | undefined;
  /** Receives all filters of the report. */
  onFilter: (filters: string[]) => void;
  /** Stands below the table. */
  aside: ReactNode;
}

/** A breakdown's rows, each with a bar proportional to its clicks. */
export function BreakdownTable({ report, breakdown, earned, onFilter, aside }: BreakdownTableProps) {
  const { dimension } = breakdown;
  const rows = shownRows(breakdown);
  const { one, many } = dimensionNames[dimension];
  const [search, setSearch] = useState('');
  const { order, sortable } = useSortOrder<Row>('clicks');
  const words = search.trim().toLowerCase();
  const found = rows.filter((row) =>
    `${rowLabel(dimension, row.label)} ${row.key ?? ''}`.toLowerCase().includes(words),
  );
  const isKeyed = ({ key }: Row) => key !== null;
  const unknown = found.filter((row) => !isKeyed(row));
  const shown = [...sortedRows(found.filter(isKeyed), order, valueOf(earned)), ...unknown];
  const name: Column<Row> = {
    key: 'key',
    name: one,
    kind: 'text',
    cell: (row) => <RowName report={report} dimension={dimension} row={row} onFilter={onFilter} />,
  };
  return (
    <>
      {rows.length >= SEARCHABLE && (
        <SearchField
          label={`Search ${many.toLowerCase()}`}
          value={search}
          onChange={setSearch}
          className="mb-2 max-w-72 md:absolute md:top-0 md:right-0 md:mb-0 md:w-56 print:hidden"
        />
      )}
      <FoldingTable
        caption={many}
        rows={shown}
        keyOf={({ key }) => key ?? ''}
        columns={[sortable(name), ...columnsFor(report, breakdown, earned).map(sortable)]}
        first={FIRST}
        bars={percentOfHighest(shown.map(({ clicks }) => clicks))}
        aside={aside}
      />
      {earned && earned.spread > 0 && (
        <p className="mt-3 text-xs text-muted">
          {formatPrice(earned.spread.toFixed(2))} of the earnings are from sales without a click, spread over
          the clicks on their products.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="mt-3 text-xs text-muted">
          Unknown: {hasViews(breakdown) ? 'clicks and page views' : 'clicks'} without a {one.toLowerCase()}.
          They cannot tell how many visitors they are from.
        </p>
      )}
      {shown.length === 0 && (
        <p className="py-6 text-center text-sm text-muted">Nothing matches “{search}”.</p>
      )}
    </>
  );
}

const valueOf = (earned: EarnedByKey | undefined) => (row: Row, column: string) => {
  if (column === 'key') return row.label;
  if (column === 'earnings') return earned?.of.get(row.key) ?? 0;
  if (column === 'change') return row.compared && row.clicks - row.compared.clicks;
  return row[column as 'clicks' | 'views' | 'visitors' | 'uniqueClicks' | 'clickThroughRate'];
};

/** A number, or a dash where it is not known. */
const countText = (count: number | null) => (count === null ? '–' : formatCount(count));

interface RowNameProps {
  report: AnalyticsReport;
  dimension: ReportDimension;
  row: Row;
  onFilter: (filters: string[]) => void;
}

/** The name of a row: a button that toggles its filter. Events without a key cannot be filtered. */
function RowName({ report, dimension, row, onFilter }: RowNameProps) {
  const label = rowLabel(dimension, row.label);
  if (row.key === null) return <span className="relative block px-2 py-1 text-muted">{label}</span>;
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
      <KeyLabel dimension={dimension} value={row.key} label={label} />
    </button>
  );
}

/** The columns; views only if counted, earnings only if known. */
function columnsFor(
  report: AnalyticsReport,
  breakdown: ReportBreakdown,
  earned: EarnedByKey | undefined,
): Column<Row>[] {
  const { dimension } = breakdown;
  const metric = (name: TracedMetric) => (row: Row) =>
    row.key === null ? (
      countText(row[name])
    ) : (
      <MetricButton
        title={`${metricNames[name]}, ${rowLabel(dimension, row.label)}, ${periodLabel(report.period)}`}
        count={row[name]}
        ask={askOfRow(report, { dimension, key: row.key }, name)}
      />
    );
  const about = metricDefinitions;
  const isViewed = hasViews(breakdown);
  const columns: (Column<Row> | false)[] = [
    { key: 'visitors', name: 'Visitors', about: about.visitors, cell: metric('visitors') },
    isViewed && { key: 'views', name: 'Views', about: about.views, cell: metric('views') },
    { key: 'clicks', name: 'Clicks', about: about.clicks, kind: 'strong', cell: metric('clicks') },
    {
      key: 'uniqueClicks',
      name: 'Unique',
      about: about.uniqueClicks,
      cell: (row) => countText(row.uniqueClicks),
    },
    isViewed && {
      key: 'clickThroughRate',
      name: 'Click rate',
      about: about.clickRate,
      cell: (row) => rateText(row.clickThroughRate),
    },
    report.comparison !== null && {
      key: 'change',
      name: 'Change',
      cell: (row) => row.change && <ChangeText change={row.change.clicks} now={row.clicks} />,
    },
    earned !== undefined && {
      key: 'earnings',
      name: metricNames.earnings,
      about: about.attributedEarnings,
      cell: ({ key }) => formatPrice((earned.of.get(key) ?? 0).toFixed(2)),
    },
  ];
  return columns.filter((column) => column !== false);
}

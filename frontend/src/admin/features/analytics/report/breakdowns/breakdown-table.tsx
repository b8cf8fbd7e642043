import type {
  AnalyticsReport,
  ReportBreakdown,
  ReportQuery,
} from '@astaguide/contracts/analytics/report/analytics-report';
import {
  isSessionPage,
  type BreakdownDimension,
} from '@astaguide/contracts/analytics/report/report-dimension';
import { earningsDimensions } from '@astaguide/contracts/earnings/earnings-dimension';
import { filterText, MAX_FILTERS } from '@astaguide/contracts/analytics/report/report-filter';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatMoney } from '../../../../../lib/format';
import { reportCsvAddress } from '../../../../api/analytics/report';
import { earningsQuery } from '../../../../api/earnings';
import { metricDefinitions } from '../../../../lib/metric-definitions';
import { ChangeText } from '../../../../ui/change-text';
import { EmptyState } from '../../../../ui/empty-state';
import { KeyLabel } from '../../../../ui/key-label';
import { SearchField } from '../../../../ui/inputs/search-field';
import { percentOfHighest } from '../../percent-of-highest';
import type { Column } from '../../../../ui/table/column-head';
import { FoldingTable } from '../../../../ui/table/folding-table';
import { sortedRows, useSortOrder } from '../../../../ui/table/sorted-rows';
import { DownloadRow } from '../../metrics/download-row';
import { MetricButton } from '../../trace/metric-button';
import { dimensionNames, periodLabel, rowLabel } from '../../../../lib/report-labels';
import { metricNames, type TracedMetric } from '../report-metrics';
import { askOfRow } from '../report-trace';

type Row = ReportBreakdown['rows'][number];

/** From this number of rows on, they can be searched. */
const SEARCHABLE = 12;

interface BreakdownTableProps {
  report: AnalyticsReport;
  breakdown: ReportBreakdown;
  query: ReportQuery;
  /** Receives all filters of the report. */
  onFilter: (filters: string[]) => void;
}

/** A breakdown's rows, each with a bar proportional to its clicks. */
export function BreakdownTable({ report, breakdown, query, onFilter }: BreakdownTableProps) {
  const { dimension, keys } = breakdown;
  const earned = useEarnedByKey(query, dimension);
  const [search, setSearch] = useState('');
  const { order, sortable } = useSortOrder<Row>('clicks');
  const rows = shownRows(breakdown);
  if (rows.length === 0) {
    return (
      <EmptyState title="No data for this period">
        {report.filters.length > 0 ? 'Remove a filter or try a longer range.' : 'Try a longer range.'}
      </EmptyState>
    );
  }
  const { one, many } = dimensionNames[dimension];
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
        first={5}
        bars={percentOfHighest(shown.map(({ clicks }) => clicks))}
        aside={
          <div className="flex grow flex-wrap items-baseline justify-between gap-x-6 *:mt-0">
            <DownloadRow
              href={reportCsvAddress(query, dimension)}
              shown={rows.filter(isKeyed).length}
              all={keys}
              unit={many.toLowerCase()}
            >
              {many.toLowerCase()}
            </DownloadRow>
            <p className="mt-3 text-xs text-muted print:hidden">{noteOf(report, dimension)}</p>
          </div>
        }
      />
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

/** Estimated earnings by key; null is the key of what has none. */
interface EarnedByKey {
  of: ReadonlyMap<string | null, number>;
  /** ISO 4217. */
  currency: string;
}

/**
 * The estimated earnings of a breakdown's keys. Undefined while they are loading, where earnings are not known by this
 * dimension, and before the owner has entered any sale or commission.
 */
function useEarnedByKey(query: ReportQuery, dimension: BreakdownDimension): EarnedByKey | undefined {
  const by = earningsDimensions.find((name) => name === dimension);
  const { data } = useQuery({ ...earningsQuery(query, by), enabled: by !== undefined });
  if (by === undefined || !data?.hasBegun) return undefined;
  return {
    of: new Map(data.rows.map(({ key, expected }) => [key, Number(expected)])),
    currency: data.currency,
  };
}

const valueOf = (earned: EarnedByKey | undefined) => (row: Row, column: string) => {
  if (column === 'key') return row.label;
  if (column === 'earnings') return earned?.of.get(row.key) ?? 0;
  if (column === 'change') return row.compared && row.clicks - row.compared.clicks;
  if (column === 'sessions') return row.sessions ?? 0;
  return row[column as 'clicks' | 'views' | 'visitors' | 'uniqueClicks' | 'clickThroughRate'];
};

/** The site's page views have a page, but no product or link placement. */
const ofClicks: readonly BreakdownDimension[] = ['product', 'linkPlacement'];

/** Whether page views are counted by a dimension. */
const hasViews = ({ dimension, rows }: ReportBreakdown): boolean =>
  rows.some(
    ({ key, views, compared }) =>
      (key !== null || !ofClicks.includes(dimension)) && (views > 0 || (compared?.views ?? 0) > 0),
  );

/** The rows to show: without an unknown row that has nothing but views, where views are not shown. */
const shownRows = (breakdown: ReportBreakdown): Row[] =>
  breakdown.rows.filter(
    ({ key, clicks, compared }) =>
      key !== null || hasViews(breakdown) || clicks > 0 || (compared?.clicks ?? 0) > 0,
  );

/** A number, or a dash where it is not known. */
const countText = (count: number | null) => (count === null ? '–' : formatCount(count));

interface RowNameProps {
  report: AnalyticsReport;
  dimension: BreakdownDimension;
  row: Row;
  onFilter: (filters: string[]) => void;
}

/** The name of a row: a button that toggles its filter. Events without a key cannot be filtered. */
function RowName({ report, dimension, row, onFilter }: RowNameProps) {
  const label = rowLabel(dimension, row.label);
  if (row.key === null) return <span className="text-muted">{label}</span>;
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
      className="block rounded-sm text-left after:absolute after:inset-0 wrap-anywhere decoration-2 underline-offset-4 enabled:hover:underline aria-pressed:font-semibold aria-pressed:underline"
    >
      <KeyLabel dimension={isSessionPage(dimension) ? 'page' : dimension} value={row.key} label={label} />
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
    row.key === null || row[name] === null || (isSessionPage(dimension) && report.filters.length > 0) ? (
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
    isSessionPage(dimension) && {
      key: 'sessions',
      name: 'Sessions',
      about: about.session,
      cell: (row) => countText(row.sessions ?? null),
    },
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
      cell: ({ key }) => formatMoney((earned.of.get(key) ?? 0).toFixed(2), earned.currency),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** How to filter by a row, the active filters, or the limit of filters. */
function noteOf({ filters }: AnalyticsReport, dimension: BreakdownDimension): string {
  const { one, many } = dimensionNames[dimension];
  const included = filters.filter((filter) => filter.dimension === dimension && !filter.excluded);
  if (included.length === 1) return `Filtered by this ${one.toLowerCase()}.`;
  if (included.length > 1) return `Filtered by these ${many.toLowerCase()}.`;
  if (filters.length >= MAX_FILTERS) return `Remove a filter to add another: ${MAX_FILTERS} is the limit.`;
  if (isSessionPage(dimension)) return 'Metrics of whole sessions. Select a row to filter the report.';
  return 'Select a row to filter the report.';
}

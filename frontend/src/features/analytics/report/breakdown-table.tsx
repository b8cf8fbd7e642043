import type {
  AnalyticsReport,
  ReportBreakdown,
  ReportDimension,
} from '@astaguide/contracts/analytics-report';
import { canFilter, filterText } from '@astaguide/contracts/report-filter';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { formatCount } from '../../../lib/format';
import { buttonStyle } from '../../../ui/button-style';
import { percentOfHighest } from '../clicks-by-day';
import { FigureButton } from '../trace/figure-button';
import { ChangeText } from './change-text';
import type { ChartFigure } from './report-address';
import { dimensionNames, figureNames, periodLabel, rateText, rowLabel } from './report-labels';
import { askOfRow } from './report-trace';

/** Rows that stand there before all are asked for. */
const FIRST = 10;

interface Column {
  name: string;
  cell: (row: ReportBreakdown['rows'][number]) => ReactNode;
}

interface BreakdownTableProps {
  report: AnalyticsReport;
  breakdown: ReportBreakdown;
  onFilter: (filter: string | undefined) => void;
}

/** A breakdown's rows with a bar behind each, as long as its clicks. On a small screen a row takes two lines. */
export function BreakdownTable({ report, breakdown, onFilter }: BreakdownTableProps) {
  const { dimension, rows } = breakdown;
  const [showsAll, setShowsAll] = useState(false);
  const { one, many } = dimensionNames[dimension];
  const shown = showsAll ? rows : rows.slice(0, FIRST);
  const bars = percentOfHighest(rows.map(({ clicks }) => clicks));
  const columns = columnsFor(report, breakdown);
  return (
    <>
      <table role="table" className="w-full text-sm tabular-nums max-sm:block">
        <caption className="sr-only">{many}, the most clicked first</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="text-xs text-muted">
            <th role="columnheader" scope="col" className="py-2 pr-4 text-left font-semibold">
              {one}
            </th>
            {columns.map(({ name }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="w-24 py-2 pl-3 text-right font-semibold whitespace-nowrap"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {shown.map((row, index) => (
            <tr
              key={row.key}
              role="row"
              className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2"
            >
              <th
                role="rowheader"
                scope="row"
                className="relative min-w-0 py-2.5 pr-4 text-left font-normal max-sm:w-full max-sm:py-1"
              >
                <span
                  aria-hidden="true"
                  className="absolute inset-y-1 left-0 rounded-sm bg-accent-soft"
                  style={{ width: `${bars[index]}%` }}
                />
                <RowName {...{ report, dimension, row, onFilter }} />
              </th>
              {columns.map(({ name, cell }, column) => (
                <td
                  key={name}
                  role="cell"
                  className={classNames(
                    'py-2.5 pl-3 text-right max-sm:p-0 max-sm:pl-2 max-sm:text-xs',
                    column === 0 && 'font-semibold',
                  )}
                >
                  {cell(row)}
                  <span aria-hidden="true" className="font-normal text-muted sm:hidden">
                    {' '}
                    {name.toLowerCase()}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className={buttonStyle('quiet', 'mt-4', 'compact')}
        >
          Show all {formatCount(rows.length)}
        </button>
      )}
    </>
  );
}

interface RowNameProps {
  report: AnalyticsReport;
  dimension: ReportDimension;
  row: ReportBreakdown['rows'][number];
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
function columnsFor(report: AnalyticsReport, { dimension, rows }: ReportBreakdown): Column[] {
  const figure = (name: ChartFigure) => (row: ReportBreakdown['rows'][number]) => (
    <FigureButton
      title={`${figureNames[name]}, ${rowLabel(dimension, row.label)}, ${periodLabel(report.period)}`}
      count={row[name]}
      ask={askOfRow(report, { dimension, key: row.key }, name)}
    />
  );
  const clicks: Column = { name: 'Clicks', cell: figure('clicks') };
  const change: Column = {
    name: 'Change',
    cell: (row) => row.change && <ChangeText change={row.change.clicks} now={row.clicks} />,
  };
  const views: Column[] = [
    { name: 'Views', cell: figure('views') },
    { name: 'Click rate', cell: (row) => rateText(row.clickThroughRate) },
  ];
  const visitors: Column = { name: 'Daily visitors', cell: figure('visitors') };
  const hasViews = rows.some((row) => row.views > 0 || (row.compared?.views ?? 0) > 0);
  return [clicks, ...(report.comparison ? [change] : []), ...(hasViews ? views : []), visitors];
}

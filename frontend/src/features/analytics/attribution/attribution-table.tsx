import type { AttributionRow, ClickAttribution } from '@astaguide/contracts/click-attribution';
import { useState, type ReactNode } from 'react';
import type { TraceAsk } from '../../../api/analytics-trace';
import { classNames } from '../../../lib/class-names';
import { formatCount } from '../../../lib/format';
import { buttonStyle } from '../../../ui/button-style';
import { ChangeText } from '../report/change-text';
import { periodLabel, rateText, rowLabel } from '../report/report-labels';
import { utcSpan } from '../report/report-trace';
import { FigureButton } from '../trace/figure-button';
import { sortedRows, type SortColumn, type SortOrder } from './sorted-rows';

/** Rows that stand there before all are asked for. */
const FIRST = 15;

interface Column {
  column: SortColumn;
  name: string;
  isText?: true;
  cell: (row: AttributionRow) => ReactNode;
}

/** Page, slot and product of every buy link that was seen. Wide: on a small screen it scrolls by itself. */
export function AttributionTable({ attribution }: { attribution: ClickAttribution }) {
  const [order, setOrder] = useState<SortOrder>({ column: 'clicks', isDescending: true });
  const [showsAll, setShowsAll] = useState(false);
  const rows = sortedRows(attribution.rows, order);
  const shown = showsAll ? rows : rows.slice(0, FIRST);
  const columns = columnsOf(attribution);
  const sortBy = ({ column, isText }: Column) =>
    setOrder({ column, isDescending: order.column === column ? !order.isDescending : !isText });
  return (
    <>
      <div
        tabIndex={0}
        role="region"
        aria-label="Table of buy links by place"
        className="relative overflow-x-auto"
      >
        <table className="w-full min-w-3xl text-sm tabular-nums">
          <thead>
            <tr className="text-xs text-muted">
              {columns.map((each) => (
                <th
                  key={each.column}
                  scope="col"
                  aria-sort={
                    order.column !== each.column ? 'none' : order.isDescending ? 'descending' : 'ascending'
                  }
                  className={classNames('py-1 pr-3 font-semibold', each.isText ? 'text-left' : 'text-right')}
                >
                  <button
                    type="button"
                    onClick={() => sortBy(each)}
                    className="min-h-8 rounded-sm whitespace-nowrap hover:text-accent"
                  >
                    {each.name}
                    <span aria-hidden="true" className="inline-block w-4 text-center">
                      {order.column === each.column && (order.isDescending ? '↓' : '↑')}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr
                key={`${row.page} ${row.slot} ${row.productId}`}
                className="border-t border-line align-baseline"
              >
                {columns.map(({ column, isText, cell }) => (
                  <td
                    key={column}
                    className={classNames('py-2.5 pr-3', isText ? 'max-w-64 wrap-break-word' : 'text-right')}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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

const unknown = <span className="text-muted">Not named</span>;

function columnsOf({ period, comparison }: ClickAttribution): Column[] {
  const { start, end } = utcSpan(period);
  const figure = (name: 'impressions' | 'clicks') => (row: AttributionRow) => (
    <FigureButton
      title={`${name === 'clicks' ? 'Clicks' : 'Times seen'}: ${placeOf(row)}, ${periodLabel(period)}`}
      count={row[name]}
      ask={
        { from: start, to: end, figure: name, filters: filtersOf(row), bots: 'without' } satisfies TraceAsk
      }
    />
  );
  const change: Column = {
    column: 'change',
    name: 'Change',
    cell: (row) => row.compared && <ChangeText change={row.change} now={row.clicks} />,
  };
  return [
    { column: 'product', name: 'Product', isText: true, cell: (row) => productOf(row) ?? unknown },
    { column: 'page', name: 'Page', isText: true, cell: ({ page }) => page ?? unknown },
    {
      column: 'slot',
      name: 'Slot',
      isText: true,
      cell: ({ slot }) => (slot === null ? unknown : rowLabel('slot', slot)),
    },
    { column: 'impressions', name: 'Seen', cell: figure('impressions') },
    { column: 'clicks', name: 'Clicks', cell: figure('clicks') },
    { column: 'clickRate', name: 'Click rate', cell: (row) => rateText(row.clickRate) },
    ...(comparison ? [change] : []),
  ];
}

const productOf = ({ productId, productName }: AttributionRow) =>
  productName ?? (productId === null ? null : `Deleted product ${productId}`);

const placeOf = (row: AttributionRow) =>
  [productOf(row), row.page, row.slot && rowLabel('slot', row.slot)].filter(Boolean).join(', ') ||
  'not named';

const filtersOf = ({ page, slot, productId }: AttributionRow) => [
  `page:${page ?? ''}`,
  `slot:${slot ?? ''}`,
  `product:${productId ?? ''}`,
];

import type { AttributionRow, ClickAttribution } from '@astaguide/contracts/report/click-attribution';
import { rateText } from '@astaguide/contracts/values/change-text';
import { filterText } from '@astaguide/contracts/report/report-filter';
import { useState } from 'react';
import type { TraceAsk } from '../../../api/analytics-trace';
import { FoldingTable, type Column } from '../figures/folding-table';
import { ChangeText } from '../../../ui/change-text';
import { periodLabel, rowLabel } from '../report/report-labels';
import { spanInZone } from '../report/report-trace';
import { FigureButton } from '../trace/figure-button';
import { sortedRows, type SortColumn, type SortOrder } from './sorted-rows';

/** Rows that stand there before all are asked for. */
const FIRST = 15;

type PlaceColumn = Column<AttributionRow> & { key: SortColumn };

/** Page, slot and product of every buy link that was seen, in the order that is chosen. */
export function AttributionTable({ attribution }: { attribution: ClickAttribution }) {
  const [order, setOrder] = useState<SortOrder>({ column: 'clicks', isDescending: true });
  const sorted = ({ key, kind }: PlaceColumn): Column<AttributionRow>['sort'] => {
    const isSorted = order.column === key;
    return {
      direction: !isSorted ? 'none' : order.isDescending ? 'descending' : 'ascending',
      press: () => setOrder({ column: key, isDescending: isSorted ? !order.isDescending : kind !== 'text' }),
    };
  };
  const [first, ...others] = columnsOf(attribution);
  return (
    <FoldingTable
      caption="Buy links by place"
      rows={sortedRows(attribution.rows, order)}
      keyOf={(row) => `${row.page} ${row.slot} ${row.productId}`}
      columns={[
        { ...first, sort: sorted(first) },
        ...others.map((column) => ({ ...column, sort: sorted(column) })),
      ]}
      first={FIRST}
    />
  );
}

const unknown = <span className="text-muted">Not named</span>;

function columnsOf({
  period,
  comparison,
  timeZone,
  filters,
}: ClickAttribution): [PlaceColumn, ...PlaceColumn[]] {
  const { start, end } = spanInZone(period, timeZone);
  // A row has one page, slot and product, which have passed the filters.
  const others = filters.filter(({ dimension }) => !['page', 'slot', 'product'].includes(dimension));
  const figure = (name: 'impressions' | 'clicks') => (row: AttributionRow) => (
    <FigureButton
      title={`${name === 'clicks' ? 'Clicks' : 'Times seen'}: ${placeOf(row)}, ${periodLabel(period)}`}
      count={row[name]}
      ask={
        {
          from: start,
          to: end,
          figure: name,
          filters: [...filtersOf(row), ...others.map(filterText)],
          bots: 'without',
        } satisfies TraceAsk
      }
    />
  );
  const change: PlaceColumn = {
    key: 'change',
    name: 'Change',
    cell: (row) => row.compared && <ChangeText change={row.change} now={row.clicks} />,
  };
  return [
    { key: 'product', name: 'Product', kind: 'text', cell: (row) => productOf(row) ?? unknown },
    { key: 'page', name: 'Page', kind: 'text', cell: ({ page }) => page ?? unknown },
    {
      key: 'slot',
      name: 'Slot',
      kind: 'text',
      cell: ({ slot }) => (slot === null ? unknown : rowLabel('slot', slot)),
    },
    { key: 'impressions', name: 'Seen', cell: figure('impressions') },
    { key: 'clicks', kind: 'strong', name: 'Clicks', cell: figure('clicks') },
    { key: 'clickRate', name: 'Click rate', cell: (row) => rateText(row.clickRate) },
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

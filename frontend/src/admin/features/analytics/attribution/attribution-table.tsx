import type {
  AttributionRow,
  ClickAttribution,
} from '@astaguide/contracts/analytics/report/click-attribution';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { filterText } from '@astaguide/contracts/analytics/report/report-filter';
import { metricDefinitions } from '../../../lib/metric-definitions';
import { percentOfHighest } from '../percent-of-highest';
import type { Column } from '../../../ui/table/column-head';
import { FoldingTable } from '../../../ui/table/folding-table';
import { ChangeText } from '../../../ui/change-text';
import { periodLabel, rowLabel } from '../../../lib/report-labels';
import { spanInZone } from '../report/report-trace';
import { MetricButton } from '../trace/metric-button';
import { sortedRows, useSortOrder } from '../../../ui/table/sorted-rows';

/** Page, link placement and product of every buy link with an impression, in the selected order. */
export function AttributionTable({ attribution }: { attribution: ClickAttribution }) {
  const { order, sortable } = useSortOrder<AttributionRow>('clicks');
  const [first, ...others] = columnsOf(attribution);
  const rows = sortedRows(attribution.rows, order, valueOf);
  return (
    <FoldingTable
      caption="Buy links by placement"
      rows={rows}
      bars={percentOfHighest(rows.map(({ clicks }) => clicks))}
      keyOf={(row) => `${row.page} ${row.linkPlacement} ${row.productId}`}
      columns={[sortable(first), ...others.map(sortable)]}
      first={15}
    />
  );
}

const valueOf = (row: AttributionRow, column: string) =>
  column === 'product'
    ? (row.productName ?? row.productId)
    : column === 'page'
      ? (row.pageTitle ?? row.page)
      : row[column as Exclude<keyof AttributionRow, 'compared'>];

/** The title alone: its path would make every row as tall as three. */
const PageName = ({ page, pageTitle }: AttributionRow) =>
  page === null ? unknown : <span title={page}>{pageTitle ?? page}</span>;

const unknown = <span className="text-muted">Unknown</span>;

function columnsOf(attribution: ClickAttribution): [Column<AttributionRow>, ...Column<AttributionRow>[]] {
  const { period, comparison, timeZone, filters } = attribution;
  const span = spanInZone(period, timeZone);
  // The row's own page, link placement and product replace the filters on these dimensions.
  const others = filters.filter(({ dimension }) => !['page', 'linkPlacement', 'product'].includes(dimension));
  const metric = (name: 'impressions' | 'clicks') => (row: AttributionRow) => (
    <MetricButton
      title={`${name === 'clicks' ? 'Clicks' : 'Impressions'}: ${placeOf(row)}, ${periodLabel(period)}`}
      count={row[name]}
      ask={{
        ...span,
        metric: name,
        filters: [...filtersOf(row), ...others.map(filterText)],
        bots: 'without',
      }}
    />
  );
  const change: Column<AttributionRow> = {
    key: 'change',
    name: 'Change',
    cell: (row) => row.compared && <ChangeText change={row.change} now={row.clicks} />,
  };
  return [
    {
      key: 'product',
      name: 'Product',
      kind: 'text',
      cell: (row) => <span className="block lg:min-w-54">{productOf(row) ?? unknown}</span>,
    },
    {
      key: 'linkPlacement',
      name: 'Placement',
      kind: 'text',
      cell: ({ linkPlacement }) =>
        linkPlacement === null ? unknown : rowLabel('linkPlacement', linkPlacement),
    },
    { key: 'page', name: 'Page', kind: 'text', cell: PageName },
    {
      key: 'impressions',
      name: 'Impressions',
      about: metricDefinitions.impressions,
      cell: metric('impressions'),
    },
    {
      key: 'clicks',
      kind: 'strong',
      name: 'Clicks',
      about: metricDefinitions.clicks,
      cell: metric('clicks'),
    },
    {
      key: 'clickRate',
      name: 'Click rate',
      about: metricDefinitions.clicksPerImpression,
      cell: (row) => rateText(row.clickRate),
    },
    ...(comparison ? [change] : []),
  ];
}

const productOf = ({ productId, productName }: AttributionRow) =>
  productName ?? (productId === null ? null : `Deleted product ${productId}`);

const placeOf = (row: AttributionRow) =>
  [productOf(row), row.page, row.linkPlacement && rowLabel('linkPlacement', row.linkPlacement)]
    .filter(Boolean)
    .join(', ') || 'unknown';

const filtersOf = ({ page, linkPlacement, productId }: AttributionRow) => [
  `page:${page ?? ''}`,
  `linkPlacement:${linkPlacement ?? ''}`,
  `product:${productId ?? ''}`,
];

import type { FunnelBreakdown, FunnelSteps } from '@astaguide/contracts/analytics/report/visit-funnel';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { formatCount } from '../../../../lib/format';
import { metricDefinitions } from '../../../lib/metric-definitions';
import type { Column } from '../../../ui/table/column-head';
import { FoldingTable } from '../../../ui/table/folding-table';
import { dimensionNames, rowLabel } from '../../../lib/report-labels';

type Row = FunnelBreakdown['rows'][number];

const count = (key: keyof FunnelSteps, name: string, about: string): Column<Row> => ({
  key,
  name,
  about,
  cell: (row) => formatCount(row[key]),
});
const rate = (key: 'engagedRate' | 'clickedRate'): Column<Row> => ({
  key,
  name: 'Rate',
  about: metricDefinitions[key],
  kind: 'muted',
  cell: (row) => rateText(row[key]),
});
const metrics: Column<Row>[] = [
  { ...count('sessions', 'Sessions', metricDefinitions.session), kind: 'strong' },
  count('engaged', 'Engaged', metricDefinitions.engaged),
  rate('engagedRate'),
  count('clicked', 'Clicked', metricDefinitions.clicked),
  rate('clickedRate'),
];

/** The funnel of each key, most sessions first. */
export function FunnelTable({ breakdown: { dimension, rows } }: { breakdown: FunnelBreakdown }) {
  const { one, many } = dimensionNames[dimension];
  if (rows.length === 0)
    return <p className="py-4 text-center text-sm text-muted">No {many.toLowerCase()} in this period</p>;
  return (
    <FoldingTable
      caption={`Sessions by ${one.toLowerCase()}`}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[{ key: 'key', name: one, cell: ({ label }) => rowLabel(dimension, label) }, ...metrics]}
    />
  );
}

import type { FunnelBreakdown } from '@astaguide/contracts/report/visit-funnel';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount } from '../../../../lib/format';
import { metricDefinitions } from '../../../lib/metric-definitions';
import type { Column } from '../../../ui/table/column-head';
import { FoldingTable } from '../../../ui/table/folding-table';
import { dimensionNames, rowLabel } from '../report/report-labels';

type Row = FunnelBreakdown['rows'][number];

const metrics: Column<Row>[] = [
  {
    key: 'sessions',
    name: 'Sessions',
    about: metricDefinitions.session,
    kind: 'strong',
    cell: ({ sessions }) => formatCount(sessions),
  },
  {
    key: 'engaged',
    name: 'Engaged',
    about: metricDefinitions.engaged,
    cell: ({ engaged }) => formatCount(engaged),
  },
  {
    key: 'engagedRate',
    name: 'Rate',
    about: metricDefinitions.engagedRate,
    kind: 'muted',
    cell: ({ engagedRate }) => rateText(engagedRate),
  },
  {
    key: 'clicked',
    name: 'Clicked',
    about: metricDefinitions.clicked,
    cell: ({ clicked }) => formatCount(clicked),
  },
  {
    key: 'clickedRate',
    name: 'Rate',
    about: metricDefinitions.clickedRate,
    kind: 'muted',
    cell: ({ clickedRate }) => rateText(clickedRate),
  },
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

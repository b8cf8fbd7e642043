import { earningsMeasures, type Earnings } from '@astaguide/contracts/earnings/earnings';
import { capitalized } from '../../../lib/capitalized';
import { ChartCell, ChartRow, ChartTable } from '../../ui/chart/chart-table';
import { measureNames, measureText, type EarningsLabels } from './labels';

/** The data of the chart as a table, oldest first. */
export function SeriesTable({
  earnings: { series, grain },
  labels,
}: {
  earnings: Earnings;
  labels: EarningsLabels;
}) {
  return (
    <ChartTable
      label={`Table of metrics by ${grain}`}
      first={capitalized(grain)}
      heads={earningsMeasures.map((measure) => measureNames[measure])}
    >
      {series.map((bucket) => (
        <ChartRow key={bucket.start} head={labels.bucket(bucket, grain)}>
          {earningsMeasures.map((measure) => (
            <ChartCell
              key={measure}
              before={bucket.compared && `vs. ${measureText(bucket.compared, measure)}`}
            >
              {measureText(bucket, measure)}
            </ChartCell>
          ))}
        </ChartRow>
      ))}
    </ChartTable>
  );
}

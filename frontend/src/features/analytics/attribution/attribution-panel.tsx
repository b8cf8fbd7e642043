import type { RangeQuery } from '@astaguide/contracts/analytics-report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { attributionCsvAddress, attributionQuery } from '../../../api/analytics-attribution';
import { formatCount } from '../../../lib/format';
import { DownloadLink } from '../../../ui/download-csv';
import { AttributionTable } from './attribution-table';
import { RangePanel } from './range-panel';

/** Which link, standing where, is seen and clicked. */
export function AttributionPanel({ query }: { query: RangeQuery }) {
  const result = useQuery({ ...attributionQuery(query), placeholderData: keepPreviousData });
  return (
    <RangePanel title="Buy links by place" query={query} result={result}>
      {(attribution) =>
        attribution.rows.length === 0 ? (
          <div className="py-6 text-center">
            <p className="font-display text-lg font-semibold">No buy link was seen on these days</p>
            <p className="mt-1 text-sm text-muted">Choose a longer range, or wait for the next visitor.</p>
          </div>
        ) : (
          <>
            <AttributionTable attribution={attribution} />
            <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-xs text-muted">
              <DownloadLink href={attributionCsvAddress(query)}>buy links by place</DownloadLink>
              {attribution.count > attribution.rows.length && (
                <span>
                  The first {formatCount(attribution.rows.length)} of {formatCount(attribution.count)} rows;
                  the file has all.
                </span>
              )}
            </p>
          </>
        )
      }
    </RangePanel>
  );
}

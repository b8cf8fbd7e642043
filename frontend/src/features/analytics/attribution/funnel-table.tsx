import type { FunnelBreakdown } from '@astaguide/contracts/visit-funnel';
import { formatCount } from '../../../lib/format';
import { dimensionNames, rateText, rowLabel } from '../report/report-labels';

const heads = ['Sessions', 'Engaged', 'Rate', 'Clicked', 'Rate'];

/** The funnel of each key, most sessions first. */
export function FunnelTable({ breakdown: { dimension, rows } }: { breakdown: FunnelBreakdown }) {
  const { one, many } = dimensionNames[dimension];
  if (rows.length === 0)
    return <p className="py-4 text-center text-sm text-muted">No {many.toLowerCase()} on these days</p>;
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={`Table of sessions by ${one.toLowerCase()}`}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-md text-sm tabular-nums">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-2 pr-3 text-left font-semibold">
              {one}
            </th>
            {heads.map((head, place) => (
              <th key={place} scope="col" className="py-2 pl-3 text-right font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-line align-baseline">
              <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere">
                {rowLabel(dimension, row.label)}
              </th>
              <td className="py-2.5 pl-3 text-right font-semibold">{formatCount(row.sessions)}</td>
              <td className="py-2.5 pl-3 text-right">{formatCount(row.engaged)}</td>
              <td className="py-2.5 pl-3 text-right text-muted">{rateText(row.engagedRate)}</td>
              <td className="py-2.5 pl-3 text-right">{formatCount(row.clicked)}</td>
              <td className="py-2.5 pl-3 text-right text-muted">{rateText(row.clickedRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

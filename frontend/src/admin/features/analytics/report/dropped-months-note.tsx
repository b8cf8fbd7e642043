import { monthLabel } from '../../../lib/report-labels';

/** Lists the months that a filtered report lacks, if any. */
export function DroppedMonthsNote({
  months,
  what = 'Filters',
}: {
  months: readonly string[];
  /** What is counted from raw events. */
  what?: string;
}) {
  const last = months.at(-1);
  if (last === undefined) return null;
  return (
    <p role="note" className="rounded-sm border border-edge bg-sunken px-4 py-3 text-sm">
      {what} use raw events. Those up to {monthLabel(last)} were deleted by retention, so their data is
      missing here.
    </p>
  );
}

import { monthLabel } from './report-labels';

/** Says which figures a filtered report lacks, if any. */
export function DroppedMonthsNote({ months }: { months: readonly string[] }) {
  const last = months.at(-1);
  if (last === undefined) return null;
  return (
    <p role="note" className="rounded-sm border border-edge bg-sunken px-4 py-3 text-sm">
      Filters need single events, and those of {monthLabel(last)} and before were dropped after the retention
      period. Their figures are missing here.
    </p>
  );
}

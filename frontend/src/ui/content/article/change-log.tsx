import type { TextChange } from '@astaguide/content/page-history';
import { longDay } from '../../../lib/calendar-date';

/** What was changed in a text since it was published, newest first; collapsed. */
export function ChangeLog({ changes }: { changes: readonly TextChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details className="folded max-w-[68ch] border-y border-line text-sm">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
        Changes to this text ({changes.length})
      </summary>
      <ol className="grid gap-2 pb-4">
        {changes.map(({ date, note }, index) => (
          <li key={index} className="grid gap-x-4 wrap-anywhere sm:grid-cols-[9.5rem_minmax(0,1fr)]">
            <time dateTime={date} className="text-muted">
              {longDay(date)}
            </time>
            {note}
          </li>
        ))}
      </ol>
    </details>
  );
}

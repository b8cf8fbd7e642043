import type { StudyChange } from '@astaguide/content/studies/study-changes';
import { longDay } from '../../../lib/calendar-date';

/** What happened to a study after it was published, in place of silence. */
export function StudyChangeNote({ change }: { change: StudyChange }) {
  return (
    <strong className="text-bad">
      {change.status === 'retracted' ? 'Retracted' : 'Corrected'}{' '}
      <time dateTime={change.date}>{longDay(change.date)}</time>: {change.note}
    </strong>
  );
}

import { capitalized } from '../../../lib/format';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { longDay } from '../../../lib/calendar-date';

/** What happened to a study after it was published, with its notice: 'Retracted January 15, 2026: …' */
export function StudyChangeNote({
  change: { kind, date, note, noticeUrl },
}: {
  change: Omit<StudyChange, 'key'>;
}) {
  return (
    <>
      <strong className="text-bad">
        {capitalized(studyChangeNames[kind])} <time dateTime={date}>{longDay(date)}</time>: {note}
      </strong>
      {noticeUrl !== null && (
        <>
          {' '}
          <a href={noticeUrl} rel="noopener nofollow">
            Read the notice
          </a>
        </>
      )}
    </>
  );
}

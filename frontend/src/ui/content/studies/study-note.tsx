import { citationLabel, recordPath } from '@astaguide/content/studies/citation';
import type { Study } from '@astaguide/content/studies/studies';
import { Link } from 'wouter';
import { noteId } from '../cited-studies-context';
import { SourceLink } from './source-link';
import { StudyChangeNote } from './study-change-note';
import { useStudyChange } from './study-changes-context';

/** The footnote that a reference opens beside itself, or at the bottom of the window. It works without scripts. */
export function StudyNote({ study }: { study: Study }) {
  const { key, authors, year, title, journal } = study;
  const change = useStudyChange(key);
  return (
    <div
      id={noteId(key)}
      popover="auto"
      role="dialog"
      aria-label={`Source: ${citationLabel(study)}`}
      className="study-note"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-muted">
        {authors}. <em>{journal}</em>, {year}.
      </p>
      {change && (
        <p className="prose-links mt-1">
          <StudyChangeNote change={change} />
        </p>
      )}
      <p className="prose-links mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <Link href={recordPath(key)}>Our record</Link>
        <SourceLink study={study} />
      </p>
    </div>
  );
}

import { recordPath, sourceAnchor, citationLabel } from '@astaguide/content/studies/citation';
import type { Study } from '@astaguide/content/studies/studies';
import { Link } from 'wouter';
import { PhoneFold } from '../phone-fold';
import { SourceLink } from './studies/source-link';
import { StudyChangeNote } from './studies/study-change-note';
import { useStudyChange } from './studies/study-changes-context';
import { noteId } from './cited-studies-context';

export const SOURCES_ANCHOR = 'sources';

interface SourcesProps {
  studies: readonly Study[];
  /** Shows their number, which opens the list, on wide screens too. */
  isFolded?: boolean;
}

/** The studies that a page cites, and the notes that its references open. */
export function Sources({ studies, isFolded = false }: SourcesProps) {
  if (studies.length === 0) return null;
  const count = studies.length === 1 ? '1 study' : `${studies.length} studies`;
  const list = (
    <ol className="prose-links mt-4 grid list-decimal gap-2.5 pl-6 text-sm text-muted marker:text-xs">
      {studies.map((study) => (
        <Source key={study.key} study={study} />
      ))}
    </ol>
  );
  return (
    <section aria-labelledby={SOURCES_ANCHOR}>
      <h2 id={SOURCES_ANCHOR} className="text-xl">
        Sources
      </h2>
      {isFolded ? (
        <details className="folded mt-2">
          <summary className="flex w-fit items-center gap-3 py-1 text-sm font-semibold text-accent-strong">
            {count}
          </summary>
          {list}
        </details>
      ) : (
        <PhoneFold anchor={SOURCES_ANCHOR} label={count}>
          {list}
        </PhoneFold>
      )}
      {studies.map((study) => (
        <StudyNote key={study.key} study={study} />
      ))}
    </section>
  );
}

function Source({ study }: { study: Study }) {
  const { key, authors, year, title, journal, locator } = study;
  const change = useStudyChange(key);
  return (
    <li
      id={sourceAnchor(key)}
      className="max-w-[72ch] scroll-mt-24 rounded-sm pl-1 target:bg-accent-soft target:text-ink"
    >
      {authors} ({year}). <Link href={recordPath(key)}>{title}</Link>. <em>{journal}</em>
      {locator && ` ${locator}`}. <SourceLink study={study} />
      {change && (
        <>
          {' '}
          <StudyChangeNote change={change} />
        </>
      )}
    </li>
  );
}

/** The footnote that a reference opens beside itself, or at the bottom of the window. It works without scripts. */
function StudyNote({ study }: { study: Study }) {
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

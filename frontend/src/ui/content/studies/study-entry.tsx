import { citationLabel, studyPath } from '@astaguide/content/studies/citation';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { Study } from '@astaguide/content/studies/studies';
import { Link } from 'wouter';
import { SourceLink } from './source-link';
import { StudyChangeNote } from './study-change-note';
import { useStudyChange } from './study-changes-context';
import { partFacts, recordFacts, type Fact } from './record-facts';

interface StudyRecordProps {
  study: Study;
  /** What is known of it. */
  record: { parts: readonly TextStudy['parts'][number][] } & Parameters<typeof recordFacts>[0];
  /** 'YYYY-MM-DD': when the record was last compared with its source; null if it never was. */
  checkedOn: string | null;
}

/** The record of a study in a list, with its anchor and a link to its page. */
export function StudyEntry(record: StudyRecordProps) {
  const { study } = record;
  const label = citationLabel(study);
  return (
    <article
      aria-labelledby={study.key}
      className="border-t border-line py-6 has-[:target]:bg-accent-soft/50 has-[:target]:outline-8 has-[:target]:outline-accent-soft/50"
    >
      <h3 id={study.key} className="scroll-mt-24 text-lg">
        <Link href={studyPath(study.key)} className="title-link">
          {label}
        </Link>
      </h3>
      <StudyRecord {...record} heading="h4" />
    </article>
  );
}

/** What is recorded of a study: its source, what became of it, and its facts. @param heading of its parts */
export function StudyRecord({
  study,
  record,
  checkedOn,
  heading: Heading = 'h3',
}: StudyRecordProps & { heading?: 'h3' | 'h4' }) {
  const { key, authors, year, title, journal, locator } = study;
  const change = useStudyChange(key);
  return (
    <>
      {change && (
        <p className="prose-links mt-1 max-w-[72ch] text-sm">
          <StudyChangeNote change={change} />
        </p>
      )}
      <p className="prose-links mt-1 max-w-[72ch] text-sm">
        {authors} ({year}). {title}. <em>{journal}</em>
        {locator && ` ${locator}`}. <SourceLink study={study} />
      </p>
      {record.parts.map((part, index) => (
        <div key={index} className="mt-3">
          {record.parts.length > 1 && (
            <Heading className="text-sm font-semibold">Study {index + 1} of the paper</Heading>
          )}
          <Facts facts={partFacts(part)} />
        </div>
      ))}
      <Facts facts={recordFacts(record, checkedOn)} />
    </>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid max-w-[72ch] text-sm sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="mt-1.5 text-muted">{label}</dt>
          <dd className="sm:mt-1.5">{value ?? <span className="text-muted italic">not recorded</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

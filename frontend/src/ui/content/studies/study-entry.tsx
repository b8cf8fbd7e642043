import { citationLabel, studyPath } from '@astaguide/content/studies/citation';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { Study } from '@astaguide/content/studies/studies';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { SourceLink } from './source-link';
import { StudyChangeNote } from './study-change-note';
import { useStudyChange } from './study-changes-context';
import { briefFacts, partFacts, recordFacts, type Fact } from './record-facts';

interface StudyRecordProps {
  study: Study;
  /** What is known of it. */
  record: { parts: readonly TextStudy['parts'][number][] } & Parameters<typeof recordFacts>[0];
  /** 'YYYY-MM-DD': when the record was last compared with its source; null if it never was. */
  checkedOn: string | null;
}

/** A study in a list, with its anchor and a link to its page: what it found, and its record to unfold. */
export function StudyEntry(props: StudyRecordProps) {
  const { study, record } = props;
  const label = citationLabel(study);
  const change = useStudyChange(study.key);
  return (
    <article
      aria-labelledby={study.key}
      className="border-t border-line py-3 md:py-4 has-[:target]:bg-accent-soft/50 has-[:target]:outline-8 has-[:target]:outline-accent-soft/50"
    >
      <h3 id={study.key} className="scroll-mt-24 text-lg">
        <Link href={studyPath(study.key)} className="title-link">
          {label}
        </Link>
      </h3>
      {change && <ChangeNote change={change} />}
      {record.parts.map((part, index) => (
        <p key={index} className="mt-1 max-w-[72ch] text-sm">
          <span className="mb-0.5 block text-xs text-muted max-sm:line-clamp-1">
            {briefFacts(part).join(' · ')}
          </span>
          {part.result}
        </p>
      ))}
      <details className="folded">
        <summary className="flex w-fit items-center gap-2.5 pt-1 text-xs font-semibold text-accent-strong">
          Full record<span className="sr-only"> of {label}</span>
        </summary>
        <SourceAndFacts {...props} heading="h4" />
      </details>
    </article>
  );
}

/** What is recorded of a study: its source, what became of it, and its facts. */
export function StudyRecord(props: StudyRecordProps) {
  const change = useStudyChange(props.study.key);
  return (
    <>
      {change && <ChangeNote change={change} />}
      <SourceAndFacts {...props} heading="h3" />
    </>
  );
}

function ChangeNote({ change }: ComponentProps<typeof StudyChangeNote>) {
  return (
    <p className="prose-links mt-1 max-w-[72ch] text-sm">
      <StudyChangeNote change={change} />
    </p>
  );
}

function SourceAndFacts({
  study,
  record,
  checkedOn,
  heading: Heading,
}: StudyRecordProps & { heading: 'h3' | 'h4' }) {
  const { authors, year, title, journal, locator } = study;
  return (
    <>
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

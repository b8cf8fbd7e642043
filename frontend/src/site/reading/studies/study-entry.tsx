import { citationLabel } from '@astaguide/content/studies/citation';
import { recordOf } from '@astaguide/content/studies/study-records';
import type { Study } from '@astaguide/content/studies/studies';
import { SourceLink } from '../../../ui/content/studies/source-link';
import { StudyChangeNote } from '../../../ui/content/studies/study-change-note';
import { useStudyChange } from '../../../ui/content/studies/study-changes-context';
import { partFacts, recordFacts, type Fact } from './record-facts';

/**
 * The record of a study, with its anchor.
 *
 * @param checkedOn 'YYYY-MM-DD': when the record was last compared with its source; null if it never was
 */
export function StudyEntry({ study, checkedOn }: { study: Study; checkedOn: string | null }) {
  const { key, authors, year, title, journal, locator } = study;
  const record = recordOf(key);
  const change = useStudyChange(key);
  return (
    <article
      aria-labelledby={key}
      className="border-t border-line py-6 has-[:target]:bg-accent-soft/50 has-[:target]:outline-8 has-[:target]:outline-accent-soft/50"
    >
      <h3 id={key} className="scroll-mt-24 text-lg">
        {citationLabel(study)}
      </h3>
      {change && (
        <p className="prose-links mt-1 max-w-[72ch] text-sm">
          <StudyChangeNote change={change} />
        </p>
      )}
      <p className="prose-links mt-1 max-w-[72ch] text-sm">
        {authors} ({year}). {title}. <em>{journal}</em> {locator}. <SourceLink study={study} />
      </p>
      {record.parts.map((part, index) => (
        <div key={index} className="mt-3">
          {record.parts.length > 1 && (
            <h4 className="text-sm font-semibold">Study {index + 1} of the paper</h4>
          )}
          <Facts facts={partFacts(part)} />
        </div>
      ))}
      <Facts facts={recordFacts(record, checkedOn)} />
    </article>
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

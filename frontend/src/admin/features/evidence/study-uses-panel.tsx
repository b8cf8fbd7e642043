import type { StudyUses } from '@astaguide/contracts/site/study-uses';
import { useQuery } from '@tanstack/react-query';
import { longDay } from '../../../lib/calendar-date';
import { formatPlural } from '../../../lib/format';
import { studyUsesQuery } from '../../api/reading/study-uses';
import { FirstRows } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

/** Number of studies shown at first; what was retracted or corrected always is. */
const FIRST = 8;

type Use = StudyUses['uses'][number];

const kinds: Readonly<Record<Use['kind'], string>> = {
  page: 'Page',
  answer: 'Answer',
  review: 'Reviews',
  article: 'Article',
  product: 'Product',
};

/** Where each study is cited; what was retracted or corrected is open. */
export function StudyUsesPanel() {
  return (
    <Panel
      title="Cited studies"
      about="When a study is retracted or corrected, it comes first here, with everything that cites it. Answers are those of the FAQ, which the assistant gives too."
    >
      <QueryPanel
        query={useQuery(studyUsesQuery)}
        name="cited studies"
        skeleton={['h-40']}
        errorHint="The pages are not affected."
      >
        {(studies) => (
          <>
            <p className="mb-2 text-sm">{changedText(studies)}</p>
            <FirstRows rows={studies} first={FIRST} isKept={({ change }) => change !== null}>
              {(shown) => (
                <ul className="border-y border-line" aria-label="Cited studies">
                  {shown.map((study) => (
                    <li key={study.key} className="border-t border-line first:border-t-0">
                      <StudyLine study={study} />
                    </li>
                  ))}
                </ul>
              )}
            </FirstRows>
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

function changedText(studies: readonly StudyUses[]): string {
  const changed = studies.filter(({ change }) => change !== null).length;
  return changed === 0
    ? 'None was retracted or corrected.'
    : `${formatPlural(changed, 'cited source')} retracted or corrected.`;
}

function StudyLine({ study: { key, label, change, uses } }: { study: StudyUses }) {
  return (
    <details open={change !== null}>
      <summary className="cursor-pointer py-2.5 text-sm">
        <span className="font-semibold">{label}</span>{' '}
        <span className="text-muted">cited in {formatPlural(uses.length, 'place')}</span>
      </summary>
      <div className="pb-4 pl-4 text-sm">
        {change && (
          <p className="mb-2 font-semibold text-bad">
            {change.status === 'retracted' ? 'Retracted' : 'Corrected'} {longDay(change.date)}: {change.note}
          </p>
        )}
        <ul className="grid gap-1">
          {uses.map((use, index) => (
            <li key={index} className="flex gap-3">
              <span className="w-16 shrink-0 text-xs leading-6 text-muted">{kinds[use.kind]}</span>
              {use.url === null ? (
                use.title
              ) : (
                <a href={use.url} className="text-accent-strong underline">
                  {use.title}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          <a href={`/studies#${key}`} className="text-accent-strong underline">
            Record
            <span className="sr-only"> of {label}</span>
          </a>
        </p>
      </div>
    </details>
  );
}

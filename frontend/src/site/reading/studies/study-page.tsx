import { shortened } from '../../../lib/format';
import { citationLabel, STUDIES_PATH, studyPath } from '@astaguide/content/studies/citation';
import { studies } from '@astaguide/content/studies/studies';
import { lastChecked, recordOf } from '@astaguide/content/studies/study-records';
import { textStudyOf } from '@astaguide/contracts/catalog/evidence/own-study-record';
import type { OwnStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyPlace } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ownStudyQuery, studyChecksQuery, studyPlacesQuery } from '../../../api/studies';
import { PageHeader } from '../../../ui/content/page-header';
import { Loaded } from '../../../ui/loaded';
import NotFoundPage from '../../../ui/not-found-page';
import { Skeleton } from '../../../ui/skeleton';
import { studyData } from './dataset';
import { DoseStrip } from '../../../ui/content/studies/dose-strip';
import { StudyRecord } from '../../../ui/content/studies/study-entry';

/** A study of the site, or one that the owner added, with its record. */
function studyOf(key: string, own: OwnStudy | null | undefined) {
  const study = studies.find((one) => one.key === key);
  if (study) return { study, record: recordOf(key) };
  const added = own && textStudyOf(own);
  return added && { study: added, record: added };
}

/** The head of a study's page; undefined if there is no such study. @param own it, if the owner added it */
export function headOf(
  key: string,
  site: { url: string },
  changes: readonly StudyChange[],
  own: OwnStudy | null | undefined,
) {
  const found = studyOf(key, own);
  if (!found) return undefined;
  const { study, record } = found;
  const { outcome = '', result = null } = record.parts[0] ?? {};
  const label = citationLabel(study);
  return {
    label,
    title: shortened(`${label}: ${study.title}`, 70),
    description: shortened(`${study.title}. ${outcome ? `Measured: ${outcome}. ` : ''}${result ?? ''}`, 155),
    jsonLd: [
      studyData(
        site,
        study,
        changes.find((change) => change.key === key),
      ),
    ],
  };
}

/** The record of a study, and every place of the site that cites it. */
export default function StudyPage({ params: { key = '' } }: { params: { key?: string } }) {
  const { data: checks = [] } = useQuery(studyChecksQuery);
  const { data: own, isPending } = useQuery(ownStudyQuery(key));
  const found = studyOf(key, own);
  if (!found) return isPending ? <Skeleton className="h-40 w-full" /> : <NotFoundPage />;
  const { study, record } = found;
  return (
    <>
      <PageHeader path={studyPath(key)} kicker="Study" heading={citationLabel(study)} lead={study.title} />
      <div className="page-width grid gap-8 py-6 md:gap-12 md:py-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
        <section aria-labelledby="record" className="min-w-0">
          <h2 id="record" className="mb-3 text-xl">
            What is recorded
          </h2>
          <StudyRecord study={study} record={record} checkedOn={lastChecked(record, key, checks)} />
          <div className="mt-8 empty:hidden">
            <DoseStrip study={key} />
          </div>
        </section>
        <section aria-labelledby="cited" className="min-w-0">
          <h2 id="cited" className="mb-3 text-xl">
            Where we cite it
          </h2>
          <Places studyKey={key} />
          <p className="mt-6 text-sm">
            <Link
              href={STUDIES_PATH}
              className="font-semibold underline underline-offset-4 hover:text-accent"
            >
              All studies
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}

const kinds: Record<Exclude<StudyPlace['kind'], 'page'>, string> = {
  answer: 'Question',
  review: 'Reviews',
  article: 'Article',
  product: 'Review',
};

function Places({ studyKey }: { studyKey: string }) {
  return (
    <Loaded
      query={useQuery(studyPlacesQuery(studyKey))}
      name="list"
      loading={<Skeleton className="h-40 w-full" />}
      failed={() => <p className="text-sm text-muted">The list could not be loaded.</p>}
    >
      {(places) =>
        places.length === 0 ? (
          <p className="text-sm text-muted">No text cites it at the moment.</p>
        ) : (
          <ul className="border-b border-line">
            {places.map(({ kind, title, url }) => (
              <li key={`${kind} ${title}`} className="border-t border-line py-2.5 text-sm">
                {kind !== 'page' && <span className="block text-xs text-muted">{kinds[kind]}</span>}
                {url === null ? (
                  title
                ) : (
                  <Link href={url} className="wrap-anywhere underline underline-offset-4 hover:text-accent">
                    {title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

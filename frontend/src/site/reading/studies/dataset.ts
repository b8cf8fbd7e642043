import { studyPath, studyRecord } from '@astaguide/content/studies/citation';
import { studies, type Study } from '@astaguide/content/studies/studies';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { textStudyOf } from '@astaguide/contracts/catalog/evidence/own-study-record';
import type { OwnStudy, TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { recordOf } from '@astaguide/content/studies/study-records';
import type { StudyRecord } from '@astaguide/content/studies/records/study-record';
import { partFacts, recordFacts } from '../../../ui/content/studies/record-facts';

/** Structured data of the records, from what the page shows. @param added by the owner */
export function studiesDataset(
  site: { url: string; name: string },
  changes: readonly StudyChange[],
  added: readonly OwnStudy[],
): object {
  const publisher = { '@type': 'Organization', name: site.name, url: `${site.url}/` };
  const own = added.map(textStudyOf);
  return {
    '@type': 'Dataset',
    name: studiesPage.heading,
    description: studiesPage.lead,
    url: site.url + studiesPage.path,
    creator: publisher,
    isAccessibleForFree: true,
    variableMeasured: labels([...own, ...studies.map(({ key }) => recordOf(key))]),
    hasPart: [...own, ...studies].map((study) =>
      studyData(
        site,
        study,
        changes.find(({ key }) => key === study.key),
      ),
    ),
  };
}

/** Structured data of a study. */
export function studyData(
  site: { url: string },
  { key, title, authors, year, journal, record }: Study,
  change: StudyChange | undefined,
): object {
  const source = studyRecord({ record });
  return {
    '@type': 'ScholarlyArticle',
    name: title,
    author: authors,
    datePublished: String(year),
    isPartOf: { '@type': 'Periodical', name: journal },
    url: site.url + studyPath(key),
    ...(source && { sameAs: source.href }),
    ...changeData(change),
  };
}

function changeData(change: StudyChange | undefined): object {
  if (!change) return {};
  const { kind, date, note, noticeUrl } = change;
  return {
    creativeWorkStatus: studyChangeNames[kind],
    correction: {
      '@type': 'CorrectionComment',
      text: note,
      datePublished: date,
      ...(noticeUrl !== null && { url: noticeUrl }),
    },
  };
}

function labels(records: readonly (StudyRecord | TextStudy)[]): string[] {
  const facts = records.flatMap((record) => [
    ...record.parts.flatMap(partFacts),
    ...recordFacts(record, null),
  ]);
  return [...new Set(facts.map(({ label }) => label))];
}

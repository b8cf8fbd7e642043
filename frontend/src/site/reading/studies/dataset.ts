import { studyPath, studyRecord } from '@astaguide/content/studies/citation';
import { studies, type Study } from '@astaguide/content/studies/studies';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { recordOf } from '@astaguide/content/studies/study-records';
import { partFacts, recordFacts } from '../../../ui/content/studies/record-facts';

/** Structured data of the records, from what the page shows. */
export function studiesDataset(
  site: { url: string; name: string },
  changes: readonly StudyChange[],
): object[] {
  const publisher = { '@type': 'Organization', name: site.name, url: `${site.url}/` };
  return [
    {
      '@type': 'Dataset',
      name: studiesPage.heading,
      description: studiesPage.lead,
      url: site.url + studiesPage.path,
      creator: publisher,
      isAccessibleForFree: true,
      variableMeasured: labels(),
      hasPart: studies.map((study) =>
        studyData(
          site,
          study,
          changes.find(({ key }) => key === study.key),
        ),
      ),
    },
  ];
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

function labels(): string[] {
  const facts = studies
    .map(({ key }) => recordOf(key))
    .flatMap((record) => [...record.parts.flatMap(partFacts), ...recordFacts(record, null)]);
  return [...new Set(facts.map(({ label }) => label))];
}

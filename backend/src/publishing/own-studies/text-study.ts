import { studyRecords } from '@astaguide/content/studies/study-records';
import { studies } from '@astaguide/content/studies/studies';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';

const byKey = new Map(studies.map((study) => [study.key, study]));

/** A study of the site with its record; undefined if there is none with that key. */
export function siteTextStudy(key: string): TextStudy | undefined {
  const study = byKey.get(key);
  const record = studyRecords[key];
  if (!study || !record) return undefined;
  const { parts, funding, checkedOn } = record;
  return { ...study, parts: [...parts], funding: funding?.text ?? null, checkedOn };
}

/** The studies of the site with their records. */
export const siteTextStudies = (): TextStudy[] => studies.flatMap(({ key }) => siteTextStudy(key) ?? []);

/** Whether the site has a study with that key. */
export const isSiteStudy = (key: string) => byKey.has(key);

import { otherSources } from './records/other-sources';
import type { StudyRecord } from './records/study-record';
import { trials } from './records/trials';

/** The record of each study, by its key. */
export const studyRecords: Readonly<Record<string, StudyRecord>> = { ...trials, ...otherSources };

/**
 * Returns the record of a study.
 *
 * @throws Error if there is none
 */
export function recordOf(key: string): StudyRecord {
  const record = studyRecords[key];
  if (!record) throw new Error(`There is no record of the study '${key}'`);
  return record;
}

import { otherSources } from './records/other-sources';
import type { StudyRecord } from './records/study-record';
import { trials } from './records/trials';

/** The record of each study, by its key. */
export const studyRecords: Readonly<Record<string, StudyRecord>> = { ...trials, ...otherSources };

/** A day on which a record was compared with its source after it was written. */
interface Check {
  key: string;
  /** 'YYYY-MM-DD' */
  checkedOn: string;
}

/** The latest day on which the record of a study was compared with its source: 'YYYY-MM-DD', or null if it never was. */
export function lastChecked(
  record: Pick<StudyRecord, 'checkedOn'>,
  key: string,
  checks: readonly Check[],
): string | null {
  const days = [record.checkedOn, ...checks.map((check) => (check.key === key ? check.checkedOn : null))];
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

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

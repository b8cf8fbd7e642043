import type {
  HistoryImport,
  HistorySource,
  ImportedDimension,
} from '@astaguide/contracts/analytics/history-import';
import { formatCount, formatPlural } from '../../../../lib/format';
import { dimensionNames } from '../../../lib/report-labels';

export const sourceNames: Record<HistorySource, string> = {
  plausible: 'Plausible',
  umami: 'Umami',
  ga4: 'Google Analytics 4',
};

/** '12 pages', '3 countries', '2 other events'. */
export function keysText({ dimension, keys }: HistoryImport['dimensions'][number]): string {
  const { one, many } = namesOf(dimension);
  return `${formatCount(keys)} ${(keys === 1 ? one : many).toLowerCase()}`;
}

const namesOf = (dimension: ImportedDimension) =>
  dimension === 'total' || dimension === 'type'
    ? { one: 'other event', many: 'other events' }
    : dimensionNames[dimension];

/** Which days of an import do not count, in sentences. */
export function leftOutText({ ownDays, takenDays }: HistoryImport): string[] {
  return [
    ...(ownDays > 0
      ? [
          `${formatPlural(ownDays, 'day')} with visits recorded here ${ownDays === 1 ? 'keeps its' : 'keep their'} own numbers.`,
        ]
      : []),
    ...(takenDays > 0
      ? [
          `${formatPlural(takenDays, 'day')} already imported ${takenDays === 1 ? 'keeps its' : 'keep their'} numbers.`,
        ]
      : []),
  ];
}

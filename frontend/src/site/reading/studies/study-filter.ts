import { citationLabel } from '@astaguide/content/studies/citation';
import { evidence, type Topic } from '@astaguide/content/studies/evidence';
import type { Study } from '@astaguide/content/studies/studies';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import { designText } from '../../../ui/content/studies/design-text';

type StudyPart = TextStudy['parts'][number];

/** A study with what is recorded of it. */
interface RecordedStudy {
  study: Study;
  record: { parts: readonly StudyPart[] };
}

interface Choice {
  value: string;
  label: string;
  /** Whether a study, or one of two in a paper, belongs to the choice. */
  fits: (part: StudyPart, key: string) => boolean;
}

const choice = (value: string, label: string, fits: Choice['fits']): Choice => ({ value, label, fits });
const size =
  (from: number, below: number): Choice['fits'] =>
  ({ participants }) =>
    participants !== null && participants >= from && participants < below;
const ofKind =
  (kind: StudyPart['kind']): Choice['fits'] =>
  (part) =>
    part.kind === kind;
const isBlindTrial = ({ kind, isRandomized, isBlinded, hasPlacebo }: StudyPart) =>
  kind === 'trial' && isRandomized === true && isBlinded === true && hasPlacebo === true;

/** What studies are filtered by: the parameter of the address, and its choices. */
export const studyFilters = {
  outcome: {
    label: 'Outcome',
    choices: (Object.keys(evidence) as Topic[]).map((topic) =>
      choice(topic, evidence[topic].label, (_part, key) => evidence[topic].trials.includes(key)),
    ),
  },
  design: {
    label: 'Design',
    choices: [
      choice('blind', 'Randomized, double-blind trial', isBlindTrial),
      choice('trial', 'Other trial', (part) => part.kind === 'trial' && !isBlindTrial(part)),
      choice('absorption', 'Absorption in people', ofKind('absorption')),
      choice('review', 'Review', ofKind('review')),
      choice('opinion', 'Safety opinion', ofKind('opinion')),
      choice('laboratory', 'Laboratory work', ofKind('laboratory')),
    ],
  },
  people: {
    label: 'People',
    choices: [
      choice('under-30', 'Fewer than 30', size(1, 30)),
      choice('30-59', '30 to 59', size(30, 60)),
      choice('60', '60 or more', size(60, Infinity)),
    ],
  },
  result: {
    label: 'Result',
    choices: [
      choice('benefit', 'An effect', ({ effect }) => effect === 'benefit'),
      choice('mixed', 'An effect on a part', ({ effect }) => effect === 'mixed'),
      choice('none', 'No effect', ({ effect }) => effect === 'none'),
    ],
  },
} as const satisfies Record<string, { label: string; choices: readonly Choice[] }>;
type StudyFilterName = keyof typeof studyFilters;
export const studyFilterNames = Object.keys(studyFilters) as StudyFilterName[];

/** The parameter of the words to search for. */
export const STUDY_SEARCH = 'q';
const LONGEST_SEARCH = 100;

/** What is searched for in an address, as typed. */
export const searchIn = (address: URLSearchParams): string =>
  (address.get(STUDY_SEARCH) ?? '').slice(0, LONGEST_SEARCH);

/** The chosen value of a filter in an address; empty for all, and for values that do not exist. */
export function chosenIn(address: URLSearchParams, name: StudyFilterName): string {
  const value = address.get(name) ?? '';
  return studyFilters[name].choices.some((one) => one.value === value) ? value : '';
}

/** The studies of an address: all filters fit the same study, and all words occur in its record. */
export function filteredStudies<Entry extends RecordedStudy>(
  entries: readonly Entry[],
  address: URLSearchParams,
): Entry[] {
  const words = searchIn(address).toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = studyFilterNames.flatMap((name) => {
    const value = chosenIn(address, name);
    return studyFilters[name].choices.filter((one) => one.value === value);
  });
  return entries.filter(({ study, record: { parts } }) => {
    const text = textOf(study, parts);
    return (
      words.every((word) => text.includes(word)) &&
      parts.some((part) => chosen.every(({ fits }) => fits(part, study.key)))
    );
  });
}

function textOf(study: Study, parts: readonly StudyPart[]): string {
  const { authors, year, title, journal } = study;
  const ofParts = parts.flatMap((part) => [
    designText(part),
    part.people,
    part.dose,
    part.outcome,
    part.result,
  ]);
  return [citationLabel(study), authors, year, title, journal, ...ofParts].join(' ').toLowerCase();
}

import type { Concept } from './lexicon';
import type { Question } from './understand';

/** A condition: of each list, the question has one of the concepts. */
type Condition = readonly (Concept | readonly Concept[])[];

/** Subjects that the site itself explains. The first that fits is meant, so the order matters. */
const subjects = {
  shipping: ['shipping'],
  returns: ['returns'],
  newsletter: ['newsletter'],
  privacy: ['privacy'],
  operator: ['operator'],
  money: ['money'],
  ranking: ['ranking'],
  terms: ['terms'],
  contact: ['contact'],
  firstMonth: ['firstMonth'],
  onset: [['howLong', 'when'], 'effect'],
  tooMuch: ['tooMuch'],
  synthetic: ['synthetic'],
  vitamins: ['vitaminC'],
  sideEffects: ['sideEffects'],
  safety: ['safety'],
  when: [
    ['when', 'meal', 'how'],
    ['take', 'meal'],
  ],
  dose: [
    ['howMuch', 'howMany', 'amount'],
    ['take', 'perDay', 'amount', 'potency'],
  ],
  food: ['food'],
  country: ['matter'],
  label: ['label'],
  value: ['perMg', ['what', 'explain']],
  howItWorks: ['work'],
  source: [['source', 'where'], 'astaxanthin'],
} as const satisfies Record<string, Condition>;
export type Subject = keyof typeof subjects | 'whatIs';

/** Subjects that have nothing to do with a single product, even if one is named. */
const ofTheSite: readonly Subject[] = [
  'shipping',
  'returns',
  'newsletter',
  'privacy',
  'operator',
  'money',
  'ranking',
  'terms',
  'contact',
  'firstMonth',
  'onset',
  'sideEffects',
  'safety',
  'when',
];

/** The subject of a question; undefined if none fits, or if it asks for products. */
export function findSubject({
  concepts,
  folded,
  rest,
  filters,
  things,
  named,
}: Question): Subject | undefined {
  const fits = (condition: Condition) =>
    condition.every((part) => [part].flat().some((concept) => concepts.has(concept)));
  const origins = filters.filter(({ field }) => field === 'origin').length;
  if (origins > 1 && named.length === 0) return 'country';
  const found = (Object.keys(subjects) as (keyof typeof subjects)[]).find((subject) =>
    fits(subjects[subject]),
  );
  if (found === 'country' && origins === 0 && !concepts.has('source')) return undefined;
  if (found === 'dose' && (concepts.has('price') || concepts.has('cheap') || things.length > 0))
    return undefined;
  if (found === 'source' && (filters.length > 0 || concepts.has('price'))) return undefined;
  if (found === 'vitamins' && named.length > 0) return undefined;
  if (found) return found;
  const asksWhat = concepts.has('what') || concepts.has('explain');
  const isAll = rest.length === 0 && things.length === 0 && named.length === 0 && filters.length === 0;
  return asksWhat &&
    isAll &&
    /astaxant|astaksant|\bit\b|\bdas\b|\besto\b/.test(folded) &&
    [...concepts].every((one) => ['what', 'explain', 'astaxanthin'].includes(one))
    ? 'whatIs'
    : undefined;
}

export function isOfTheSite(subject: Subject): boolean {
  return ofTheSite.includes(subject);
}

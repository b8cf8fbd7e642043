import { sayFilter } from '../answering/catalog-answers';
import { wordsOf } from '../fold';
import { fields, type Field } from '../understanding/fields';
import type { Plan } from '../understanding/plan';

/** How the owner's list of questions names what they ask. */
const askNames: Record<Plan['ask'], string> = {
  manners: 'Greeting',
  facts: 'Fact',
  list: 'List',
  comparison: 'Comparison',
  brands: 'Brands',
  count: 'Number of products',
  texts: 'Text search',
};

const nameOf = (field: Field) => fields[field]!.label ?? field;

/** The share of a subject that is told. */
const LIKELY = 0.35;

/**
 * The plans of a question in words: 'List: skin, at most $30.00, price from low to high'. Words of the question itself
 * stand in it only if the stored question has them.
 *
 * @param stored the question without personal data
 */
export function planText(plans: readonly Plan[], stored: string): string {
  const words = new Set(wordsOf(stored));
  const isStored = (text: string) => wordsOf(text).every((word) => words.has(word));
  return plans
    .map(({ ask, intent, question, fields, products, things, goal, filters, orders, limit }) => {
      const told = [
        ...fields
          .filter((field) => orders.every(({ by }) => by !== field))
          .filter((field) => field !== 'source' || filters.every((one) => one.field !== 'origin'))
          .map(nameOf),
        ...products.map(({ name }) => name),
        ...things,
        goal,
        ask === 'texts' && question.intents.of(intent) > LIKELY && subjectOf(intent),
        ...filters.filter((one) => one.field !== 'text' || isStored(one.is)).map(sayFilter),
        ...orders.map(
          ({ by, isDescending }) => `${nameOf(by)} from ${isDescending ? 'high to low' : 'low to high'}`,
        ),
        limit && `at most ${limit} products`,
      ].filter(Boolean);
      return told.length > 0 ? `${askNames[ask]}: ${told.join(', ')}` : askNames[ask];
    })
    .join('; ');
}

/** 'subject.sideEffects' → 'side effects' */
function subjectOf(intent: string): string | undefined {
  const subject = /^subject\.(\w+)$/.exec(intent)?.[1];
  return subject?.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

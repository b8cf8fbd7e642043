import { sayFilter } from '../answering/catalog-answers';
import { english } from '../answering/phrases/english';
import { wordsOf } from '../fold';
import type { Plan } from '../understanding/plan';
import type { Field } from '../understanding/words/fields';

/** How the owner's list of questions names what they ask. */
const askNames: Record<Plan['ask'], string> = {
  manners: 'Greeting',
  attribute: 'Fact',
  list: 'List',
  extreme: 'Most or least',
  comparison: 'Comparison',
  brands: 'Brands',
  coupons: 'Coupons',
  subject: 'Subject',
  open: 'Text search',
};

/** How it names the fields of products whose own names say too little. */
const fieldNames: Partial<Record<Field, string>> = {
  potency: 'mg per serving',
  perDay: 'price per day',
  perMg: 'price per mg',
  packMg: 'mg in the pack',
  placement: 'rank',
  bestFor: 'best for',
  buy: 'where to buy',
};
const nameOf = (field: Field) => fieldNames[field] ?? field;

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
    .map(({ ask, fields, products, things, goal, filters, orders, limit, subject }) => {
      const told = [
        ...fields.filter((field) => orders.every(({ by }) => by !== field)).map(nameOf),
        ...products.map(({ name }) => name),
        ...things,
        goal,
        // 'sideEffects' → 'side effects'
        subject?.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        ...filters
          .filter((one) => one.field !== 'text' || isStored(one.is))
          .map((one) => sayFilter(one, english)),
        ...orders.map(
          ({ by, isDescending }) => `${nameOf(by)} from ${isDescending ? 'high to low' : 'low to high'}`,
        ),
        limit && `at most ${limit} products`,
      ].filter(Boolean);
      return told.length > 0 ? `${askNames[ask]}: ${told.join(', ')}` : askNames[ask];
    })
    .join('; ');
}

import { wordsOf } from '../fold';
import type { Filter } from '../understanding/filters';
import type { Plan } from '../understanding/plan';
import { askNames, fieldNames } from './plan-names';

/**
 * The plans of a question in words: 'List: skin, price at most 30, price from low to high'. Words of the question itself
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
        ...fields.filter((field) => orders.every(({ by }) => by !== field)).map((field) => fieldNames[field]),
        ...products.map(({ name }) => name),
        ...things,
        goal,
        // 'sideEffects' → 'side effects'
        subject?.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        ...filters.filter((one) => one.field !== 'text' || isStored(one.is)).map(filterText),
        ...orders.map(
          ({ by, isDescending }) => `${fieldNames[by]} from ${isDescending ? 'high to low' : 'low to high'}`,
        ),
        limit && `at most ${limit} products`,
      ].filter(Boolean);
      return told.length > 0 ? `${askNames[ask]}: ${told.join(', ')}` : askNames[ask];
    })
    .join('; ');
}

function filterText(filter: Filter): string {
  return `${filter.not ? 'not ' : ''}${conditionText(filter)}`;
}

function conditionText(filter: Filter): string {
  if (filter.field === 'stock') return 'in stock';
  if (filter.field === 'product') return filter.is.name;
  if ('is' in filter) return filter.is;
  const { field, least, most, isOpen } = filter;
  if (least !== undefined && least === most) return `${fieldNames[field]} ${least}`;
  const limits = [
    least === undefined ? [] : `${isOpen ? 'above' : 'at least'} ${least}`,
    most === undefined ? [] : `${isOpen ? 'below' : 'at most'} ${most}`,
  ];
  return `${fieldNames[field]} ${limits.flat().join(' and ')}`;
}

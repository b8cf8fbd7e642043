import { goalNames, type Goal } from '../../understanding/words/goals';
import { numberFields, type NumberField } from '../../understanding/words/fields';

/** Texts separated by ' | ', in the order of `numberFields`. */
export function byField(texts: string): Record<NumberField, string> {
  return named(numberFields, texts);
}

/** Texts separated by ' | ', in the order of `goals`. */
export function byGoal(texts: string): Record<Goal, string> {
  return named(goalNames, texts);
}

function named<Name extends string>(names: readonly Name[], texts: string): Record<Name, string> {
  const list = texts.split(' | ');
  return Object.fromEntries(names.map((name, index) => [name, list[index]!.trim()])) as Record<Name, string>;
}

import type { ChatMessage } from '@astaguide/contracts/chat/chat';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { Filter } from './amounts';
import type { Field, NumberField } from './fields';
import type { Intent } from './intents';
import type { Goal, ThingName } from './lexicon';
import type { Question } from './question';

/** Earlier messages, oldest first. */
export type History = readonly ChatMessage[];

export interface Order {
  by: NumberField;
  /** Whether the largest comes first. */
  isDescending: boolean;
}

/** The ids of the products that plans are about. */
export const productIdsOf = (plans: readonly Plan[]): number[] =>
  plans.flatMap(({ products }) => products.map(({ id }) => id));

/** What a question asks for, as data. */
export interface Plan {
  /** 'texts' can only be answered by passages; 'brands' and 'count' are about the whole catalog. */
  ask: 'manners' | 'facts' | 'list' | 'comparison' | 'brands' | 'count' | 'texts';
  /** What the question asks for most likely. */
  intent: Intent;
  /** Products that it is about. */
  products: readonly Product[];
  /** Products from the conversation to choose from, instead of the whole catalog. */
  among: readonly Product[];
  fields: readonly Field[];
  things: readonly ThingName[];
  goal: Goal | undefined;
  filters: readonly Filter[];
  orders: readonly Order[];
  limit: number | undefined;
  /** Whether it asks for something that goes beyond a product before: 'a cheaper one'. */
  outdoes: boolean;
  /** Words to look for in the texts, of the question and of what it continues. */
  search: readonly string[];
  question: Question;
}

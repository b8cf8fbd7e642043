import type { ChatMessage } from '@astaguide/contracts/chat/chat';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { Filter } from './filters';
import type { Question } from './understand';
import type { Goal } from './words/goals';
import type { Field, NumberField } from './words/fields';
import type { Subject } from './words/subjects';
import type { ThingName } from './words/things';

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

/** What a clause asks for, as data. */
export interface Plan {
  /** 'manners' are greetings and the like; 'brands' is about the whole catalog; 'open' can only be answered by texts. */
  ask:
    'manners' | 'attribute' | 'list' | 'extreme' | 'comparison' | 'brands' | 'coupons' | 'subject' | 'open';
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
  subject: Subject | undefined;
  /** Whether it asks for something that goes beyond a product before: 'a cheaper one'. */
  outdoes: boolean;
  question: Question;
}

import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import { scoreProduct } from '@astaguide/contracts/catalog/product-score';
import { costPerDay, costPerMilligram } from '@astaguide/contracts/catalog/unit-price';
import { readData } from '../data';

/** What is said of a field: sentences, and below them what the catalog has on it. */
export interface Telling {
  /** Names of sentences, or sentences; those that lack a value are left out. */
  say?: readonly string[];
  /** Above what the catalog has, where no sentence is said. */
  heading?: string;
  /** Matches the lines of the catalog on it. */
  match?: string;
  /** Where these are looked for, if not everywhere. */
  of?: 'features' | 'benefits';
  /** Matches rows of tables that are listed too. */
  rows?: string;
  /** Maximum number of lines. */
  most?: number;
  /** What the catalog does not say, where it says nothing of it. */
  silent?: string;
}
interface FieldRow extends Telling {
  /** How the owner's list of questions names it, where its name says too little. */
  label?: string;
  /** Of numbers: what follows one in a condition, and the headings of lists in their order. */
  unit?: string;
  isMoney?: true;
  lowest?: string;
  highest?: string;
  /** How products compare in it. */
  compared?: { best: 'lowest' | 'highest'; say: string; same: string };
  /** Whether the line of a product in a list has it. */
  isInLine?: true;
  /** The value that products may lack, and what those with it are: 'tested by a laboratory'. */
  known?: { value: string; as: string };
  /** What is said instead if the question has certain words. */
  asked?: readonly (Telling & { asked: string })[];
}
/** What can be asked of a product, in the order in which it is said. */
export type Field = string;
export const fields = readData<Record<Field, FieldRow>>('fields.json');

/** The fields that are numbers; undefined where the catalog does not give it. */
export const numberOf = {
  price: ({ price }: Product) => Number(price),
  potency: ({ potency }: Product) => potencyMilligrams(potency),
  rating: ({ rating }: Product) => Number(rating),
  reviews: ({ reviewCount }: Product) => reviewCount,
  servings: ({ servings }: Product) => servings ?? undefined,
  perDay: costPerDay,
  perMg: costPerMilligram,
  packMg: ({ potency, servings }: Product) => (servings ? milligramsIn(potency, servings) : undefined),
  placement: ({ placement }: Product) => placement ?? undefined,
  measured: ({ measuredMg }: Product) => (measuredMg === null ? undefined : Number(measuredMg)),
  score: (product: Product) => scoreProduct(product).total,
} satisfies Record<Field, (product: Product) => number | undefined>;
export type NumberField = keyof typeof numberOf;
export const isNumberField = (field: Field): field is NumberField => field in numberOf;

function milligramsIn(potency: string, servings: number): number | undefined {
  const milligrams = potencyMilligrams(potency);
  return milligrams && milligrams * servings;
}

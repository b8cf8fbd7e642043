import type { Product } from '@astaguide/contracts/catalog/product';
import { formatDollars, formatSmallPrice } from '@astaguide/contracts/catalog/unit-price';
import { numberOf, type NumberField } from '../understanding/fields';

/** What a model writes in place of a figure: '{{price:12}}' is the price of the product with the id 12. */
const placeholder = /\{\{\s*(\w+)\s*:\s*(\d+)\s*\}\}/g;

const inMilligrams = (amount: number) => `${amount} mg`;
/** The figures that a model may state, by the names of their placeholders, as visitors of any language read them. */
const figures: Readonly<Record<string, readonly [NumberField, (value: number) => string]>> = {
  price: ['price', formatDollars],
  pricePerDay: ['perDay', formatDollars],
  pricePerMg: ['perMg', formatSmallPrice],
  dose: ['potency', inMilligrams],
  measuredDose: ['measured', inMilligrams],
  servings: ['servings', String],
  rating: ['rating', (stars) => `${stars.toFixed(1)}/5`],
  reviews: ['reviews', String],
  rank: ['placement', (rank) => `#${rank}`],
  score: ['score', String],
};
export const figureNames = Object.keys(figures);

function figureOf(name: string, product: Product): string | undefined {
  // A product without reviews has no rating.
  if (name === 'rating' && product.reviewCount === 0) return undefined;
  const [field, format] = Object.hasOwn(figures, name) ? figures[name]! : [];
  const value = field && numberOf[field](product);
  return value === undefined ? undefined : format!(value);
}

/** The figures of a product by the names of their placeholders; those that the catalog does not give are left out. */
export function figuresOf(product: Product): Record<string, string> {
  return Object.fromEntries(
    figureNames.flatMap((name) => {
      const figure = figureOf(name, product);
      return figure === undefined ? [] : [[name, figure]];
    }),
  );
}

/** A figure in a text that a model wrote. */
export interface PlacedFigure {
  name: string;
  product: Product;
  at: number;
}

/**
 * Reads the placeholders of a text.
 *
 * @returns `shown` with the figures of the catalog, and `rest` with spaces in their place, so that positions stay;
 *   undefined if the product or the figure does not exist
 */
export function fillFigures(
  text: string,
  products: ReadonlyMap<number, Product>,
): { shown: string; rest: string; placed: PlacedFigure[] } | undefined {
  const placed: PlacedFigure[] = [];
  for (const { 1: name, 2: id, index } of text.matchAll(placeholder)) {
    const product = products.get(Number(id));
    if (!product || figureOf(name!, product) === undefined) return undefined;
    placed.push({ name: name!, product, at: index });
  }
  return {
    shown: text.replace(placeholder, (_, name: string, id: string) =>
      figureOf(name, products.get(Number(id))!)!,
    ),
    rest: text.replace(placeholder, (found) => ' '.repeat(found.length)),
    placed,
  };
}

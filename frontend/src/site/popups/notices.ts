import type { Product } from '@astaguide/contracts/catalog/product';
import type { OfferReaders } from '@astaguide/contracts/catalog/social-proof';
import { cities, firstNames } from './purchase-pools';

const MIN_AGO_MINUTES = 5;
const MAX_AGO_MINUTES = 49;

type NoticedProduct = Pick<Product, 'slug' | 'name' | 'imageUrl'>;

/** A simulated purchase. Shown only if the owner chose so. */
export interface SimulatedPurchase {
  id: number;
  /** First name and initial: 'Emily R.'. */
  customerName: string;
  /** City and state: 'Austin, TX'. */
  location: string;
  product: NoticedProduct;
  /** Minutes, 5 to 49. */
  timeAgo: number;
}

/** A product's real number of readers. */
export interface ReaderInterest {
  id: number;
  product: NoticedProduct;
  readers: number;
}

export type CornerNotice = SimulatedPurchase | ReaderInterest;

/**
 * Generates simulated purchases without end.
 *
 * @param random from 0 to below 1
 * @returns a function that returns the next one; undefined for an empty catalog
 */
export function simulatedPurchases(
  products: readonly NoticedProduct[],
  random: () => number,
): () => SimulatedPurchase | undefined {
  let id = 0;
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const initial = () => String.fromCharCode(65 + Math.floor(random() * 26));
  return () => {
    if (products.length === 0) return undefined;
    return {
      id: ++id,
      customerName: `${pick(firstNames)} ${initial()}.`,
      location: pick(cities),
      product: pick(products),
      timeAgo: MIN_AGO_MINUTES + Math.floor(random() * (MAX_AGO_MINUTES - MIN_AGO_MINUTES + 1)),
    };
  };
}

/**
 * Shows the number of each product once, the highest first: repeated, one week's number would look like a stream of
 * readers.
 *
 * @param offers highest first
 * @returns a function that returns the next one; undefined when all were shown
 */
export function readerInterest(offers: readonly OfferReaders[]): () => ReaderInterest | undefined {
  const remaining = offers.map(({ productId: id, readers, ...product }) => ({ id, product, readers }));
  return () => remaining.shift();
}

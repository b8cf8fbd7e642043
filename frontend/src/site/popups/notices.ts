import type { Product } from '@astaguide/contracts/catalog/product';
import type { OfferReaders } from '@astaguide/contracts/site/social-proof';
import { cities, firstNames } from './purchase-pools';

const SHORTEST_AGO_MINUTES = 5;
const LONGEST_AGO_MINUTES = 49;

type NoticedProduct = Pick<Product, 'id' | 'slug' | 'name' | 'imageUrl'>;

/** A purchase that nobody made. Shown only where the owner chose so. */
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

/** What the site's own count says of a product. */
export interface ReaderInterest {
  id: number;
  product: NoticedProduct;
  readers: number;
}

export type CornerNotice = SimulatedPurchase | ReaderInterest;

/**
 * Invents purchases without end.
 *
 * @param random from 0 to below 1
 * @returns gives the next one; undefined for an empty catalog
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
      timeAgo: SHORTEST_AGO_MINUTES + Math.floor(random() * (LONGEST_AGO_MINUTES - SHORTEST_AGO_MINUTES + 1)),
    };
  };
}

/**
 * Tells the figure of each product once, the highest first: told again and again, one week's figure would
 * look like a stream of readers.
 *
 * @param figures highest first
 * @returns gives the next one; undefined when all were told
 */
export function readerInterest(
  products: readonly NoticedProduct[],
  figures: readonly OfferReaders[],
): () => ReaderInterest | undefined {
  const untold = figures.flatMap(({ productId, readers }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ id: productId, product, readers }] : [];
  });
  return () => untold.shift();
}

import type { Product } from '@astaguide/contracts/catalog/product';

/** Words of `bestFor` that qualify a product for each guide. */
export const guideTopics = {
  eye: ['eye'],
  skin: ['skin', 'anti-aging', 'uv'],
  athletic: ['athletic', 'performance', 'endurance', 'recovery', 'muscle'],
} as const;
export type GuideTopic = keyof typeof guideTopics;

/**
 * The first product whose `bestFor` contains a word that begins with one of the given words, ignoring case.
 *
 * @param products in the order of their ranks
 */
export function findProductFor<Listed extends Pick<Product, 'bestFor'>>(
  products: readonly Listed[],
  words: readonly string[],
): Listed | undefined {
  const beginsWord = new RegExp(`\\b(${words.join('|')})`, 'i');
  return products.find(({ bestFor }) => beginsWord.test(bestFor));
}

/**
 * The product a guide features: the first one suited to its topic, else the first of all.
 *
 * @param products in the order of their ranks
 * @returns undefined for an empty catalog
 */
export function featuredProduct<Listed extends Pick<Product, 'bestFor'>>(
  products: readonly Listed[],
  topic: GuideTopic,
): Listed | undefined {
  return findProductFor(products, guideTopics[topic]) ?? products[0];
}

/** The product with placement 1, else the first of all; undefined for an empty catalog. */
export function leadingProduct<Listed extends Pick<Product, 'placement'>>(
  products: readonly Listed[],
): Listed | undefined {
  return products.find(({ placement }) => placement === 1) ?? products[0];
}

import { comparedSlugs } from '@astaguide/contracts/catalog/compared-slugs';

/**
 * The products of a comparison, in the order of its address.
 *
 * @param text the last segment of the address: 'a-vs-b'
 * @returns two to four products; undefined if the text names anything else
 */
export function comparedProducts<Product extends { slug: string }>(
  text: string,
  products: readonly Product[],
): Product[] | undefined {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return comparedSlugs(text, new Set(bySlug.keys()))?.map((slug) => bySlug.get(slug)!);
}

/** 'A vs B'. */
export function comparisonName(compared: readonly { name: string }[]): string {
  return compared.map(({ name }) => name).join(' vs ');
}

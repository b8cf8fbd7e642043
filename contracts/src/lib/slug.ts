/**
 * Turns a title into a slug: lower case, with one hyphen for every run of other characters and none at the ends.
 * Accents are removed first (é → e), so that German or Polish names keep their letters.
 *
 * @returns lower-case ASCII letters, digits and single hyphens; empty when the text has no letter or digit
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The slug of a product, from its name and brand: 'Glow 6' by 'Aurea' → 'glow-6-aurea'. */
export function productSlug(product: { name: string; brand: string }): string {
  return toSlug(`${product.name} ${product.brand}`);
}

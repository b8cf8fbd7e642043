import { productSlug } from '@astaguide/contracts/values/slug';

/** Characters of a slug before its suffix; with any suffix it stays below the 200 that a slug may have. */
const LONGEST = 180;

/** The slug that a product's name and brand make, before it is known whether it is free. */
export function wantedSlug(product: { name: string; brand: string }): string {
  // A name of another script has no letter that a slug could keep.
  return productSlug(product).slice(0, LONGEST).replace(/-$/, '') || 'product';
}

/** The wanted slug, or else the first of `wanted-2`, `wanted-3`… that is not taken. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let suffix = 2; taken.has(slug); suffix++) slug = `${wanted}-${suffix}`;
  return slug;
}

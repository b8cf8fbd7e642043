import {
  affiliateLinkFor,
  visitorOf,
  withoutClickId,
  type ProductLinks,
} from '@astaguide/contracts/catalog/affiliate-link';

/** Visitors who got a product's one link get the other from now on. Links without the click id. */
export interface LinkSwitch {
  productId: number;
  fromUrl: string;
  toUrl: string;
}

/**
 * What changes for visitors when a link breaks or works again. Nothing does where it is no visitor's link, where it is
 * as it was, and where no other link can replace it.
 *
 * @param products those with this link, as they were before
 * @param url without the click id
 * @param isBroken whether it is broken now
 */
export function switchesOf(
  products: readonly (ProductLinks & { id: number })[],
  url: string,
  isBroken: boolean,
): LinkSwitch[] {
  return products.flatMap((before) => {
    const others = before.brokenLinks.filter((broken) => broken !== url);
    const after = { ...before, brokenLinks: isBroken ? [...others, url] : others };
    const visitor = visitorOf(before, url);
    const [fromUrl, toUrl] = [before, after].map((links) => withoutClickId(affiliateLinkFor(links, visitor)));
    return fromUrl === toUrl ? [] : [{ productId: before.id, fromUrl: fromUrl!, toUrl: toUrl! }];
  });
}

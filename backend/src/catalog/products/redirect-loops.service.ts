import type { ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { InvalidInputError } from '../../http/errors';
import { ownRedirect, type OwnRedirect } from '../../publishing/links/own-redirect';
import { ProductsRepository } from './products.repository';

/** A redirect of this site: 'go/reef' or 'l/summer', and the product that it leads to the retailer of. */
export interface Redirect {
  key: string;
  productId?: number | undefined;
}

/** An address that the owner entered, and its field. */
interface EnteredLink {
  path: string;
  link: string;
}

type EnteredLinks = Omit<{ [Field in keyof ProductLinks]?: ProductLinks[Field] | undefined }, 'offers'> & {
  offers: readonly { link: string }[];
};

const linkFields = [
  'affiliateLink',
  'affiliateLinkDe',
  'affiliateLinkEs',
  'affiliateLinkNl',
  'affiliateLinkPl',
] as const;

/** Finds redirects of this site that lead in a circle, through other redirects of this site as well. */
@Injectable()
export class RedirectLoops {
  constructor(
    private readonly products: ProductsRepository,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'publicUrl'>,
  ) {}

  /**
   * Whether an address leads back to a redirect. For any visitor: a product may have several links.
   *
   * @param host of the request, by which the site is reached as well
   */
  async leadsBack(address: string, { key, productId }: Redirect, host = ''): Promise<boolean> {
    const hosts = [new URL(this.config.publicUrl).host, host];
    const met = new Set<string>();
    const addresses = [address];
    for (const next of addresses) {
      const redirect = ownRedirect(next, hosts);
      if (!redirect) continue;
      const nextKey = `${redirect.kind}/${redirect.slug}`;
      if (nextKey === key) return true;
      if (met.has(nextKey)) continue;
      met.add(nextKey);
      const target = await this.targetOf(redirect);
      if (target.productId !== undefined && target.productId === productId) return true;
      addresses.push(...target.links);
    }
    return false;
  }

  /** @throws InvalidInputError for the links that lead back to the redirect */
  async refuse(redirect: Redirect, links: readonly EnteredLink[]): Promise<void> {
    const message = `This leads back to /${redirect.key}, in a circle. Choose another target`;
    const errors: { path: string; message: string }[] = [];
    for (const { path, link } of links)
      if (await this.leadsBack(link, redirect)) errors.push({ path, message });
    if (errors.length > 0) throw new InvalidInputError(errors);
  }

  /** The links of a product; none if it does not exist. */
  async linksOfProduct(id: number): Promise<string[]> {
    const product = await this.products.findById(id);
    return product ? enteredLinks(product).map(({ link }) => link) : [];
  }

  private async targetOf({ kind, slug }: OwnRedirect): Promise<{ productId?: number; links: string[] }> {
    if (kind === 'go') {
      const product = (await this.products.findBySlug(slug)) ?? (await this.products.findByFormerSlug(slug));
      return product
        ? { productId: product.id, links: enteredLinks(product).map(({ link }) => link) }
        : { links: [] };
    }
    const shortLink = await this.products.findShortLink(slug);
    if (!shortLink) return { links: [] };
    const { productId, url, nextUrl } = shortLink;
    const links = [url, nextUrl].filter((link) => link !== null);
    if (productId === null) return { links };
    return { productId, links: [...links, ...(await this.linksOfProduct(productId))] };
  }
}

/** The links that a product has, by their fields. */
export function enteredLinks(product: EnteredLinks): EnteredLink[] {
  return [
    ...linkFields.flatMap((path) => (product[path] ? [{ path, link: product[path] }] : [])),
    ...product.offers.map(({ link }, place) => ({ path: `offers.${place}.link`, link })),
  ];
}

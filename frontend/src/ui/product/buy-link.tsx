import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import {
  affiliateLinkFor,
  withoutClickId,
  type ProductLinks,
} from '@astaguide/contracts/catalog/affiliate-link';
import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import type { Product } from '@astaguide/contracts/catalog/product';
import { use, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { SiteChoices } from './site-choices';
import type { BuyLinkData } from '../../lib/tracker/buy-clicks';
import { buttonStyle } from '../button-style';
import { ArrowOutIcon } from '../icons';

export interface BuyLinkProps {
  product: ProductLinks & Pick<Product, 'id' | 'name' | 'slug' | 'placement' | 'price'>;
  linkPlacement: LinkPlacement;
  /** The product's offer that it leads to; if absent, the one for the visitor. */
  offer?: Product['offers'][number];
  className?: string;
  /** Called on a click. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to the retailer: opens in a new tab, and its clicks are tracked with the link placement. */
export function BuyLink({ product, linkPlacement, offer, className, onFollow, children }: BuyLinkProps) {
  const { id, name, slug, placement, price } = product;
  const ownLink = useAffiliateLink(product);
  const affiliateLink = offer?.link ?? ownLink;
  const redirect = `/go/${slug}?from=${linkPlacement}${offer ? `&offer=${product.offers.indexOf(offer)}` : ''}`;
  const isRedirected = use(SiteChoices)?.clicksThroughSite;
  // The redirect takes the id of a click that the tracker reports as well, so that it counts once.
  const link = isRedirected ? `${redirect}&id=${CLICK_ID}` : affiliateLink;
  // The tracker looks for links with these attributes.
  const tracked: BuyLinkData = {
    'data-buy': id,
    'data-name': name,
    'data-link-placement': linkPlacement,
    ...(placement !== null && { 'data-rank': placement }),
    ...shownPrice(price, offer),
    ...(link.includes(CLICK_ID) && { 'data-link': link }),
  };
  const followMiddle = (event: MouseEvent) => event.button === 1 && onFollow?.();
  return (
    <a
      href={isRedirected ? redirect : withoutClickId(link)}
      target="_blank"
      rel="noopener sponsored nofollow"
      {...tracked}
      className={className}
      onClick={onFollow}
      onAuxClick={onFollow && followMiddle}
    >
      {children}
      <span className="sr-only">
        {' '}
        {offer ? `${offer.retailer} for ${name}` : name} (opens the retailer in a new tab)
      </span>
      <ArrowOutIcon className="size-4" />
    </a>
  );
}

interface BuyButtonProps extends Pick<BuyLinkProps, 'linkPlacement' | 'className'> {
  product: BuyLinkProps['product'] & Pick<Product, 'inStock'>;
  /** For a row of buttons, or beside a price. */
  isCompact?: boolean;
}

/** The same as a button, which stands out while the product is in stock. */
export function BuyButton({ product, linkPlacement, className, isCompact = false }: BuyButtonProps) {
  const look = product.inStock ? 'primary' : 'quiet';
  return (
    <BuyLink
      product={product}
      linkPlacement={linkPlacement}
      className={buttonStyle(look, className, isCompact ? 'compact' : 'regular')}
    >
      Buy Now
    </BuyLink>
  );
}

/** Events know prices in US dollars alone. */
function shownPrice(price: string, offer: BuyLinkProps['offer']): Pick<BuyLinkData, 'data-price'> {
  if (!offer) return { 'data-price': price };
  return offer.price !== null && offer.currency === 'USD' ? { 'data-price': offer.price } : {};
}

/** The buy link of this visitor. The server's HTML has the default one, because it is cached for all languages. */
function useAffiliateLink(product: ProductLinks): string {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, () => undefined);
  return affiliateLinkFor(product, { language });
}

function currentLanguage(): string {
  return navigator.language;
}

function onLanguageChange(listener: () => void): () => void {
  window.addEventListener('languagechange', listener);
  return () => window.removeEventListener('languagechange', listener);
}

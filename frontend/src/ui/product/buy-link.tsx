import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import { CLICK_ID, withoutClickId } from '../../lib/tracker/click-id';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { MouseEvent, ReactNode } from 'react';
import type { BuyLinkData } from '../../lib/tracker/buy-clicks';
import { ArrowOutIcon } from '../icons';
import { type LocalizedLinks, useAffiliateLink } from './affiliate-link';

export interface BuyLinkProps {
  product: LocalizedLinks & Pick<Product, 'id' | 'name' | 'placement' | 'price'>;
  linkPlacement: LinkPlacement;
  className?: string;
  /** Called on a click. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to the retailer: opens in a new tab, and its clicks are tracked with the link placement. */
export function BuyLink({ product, linkPlacement, className, onFollow, children }: BuyLinkProps) {
  const { id, name, placement, price } = product;
  const link = useAffiliateLink(product);
  // The tracker looks for links with these attributes.
  const tracked: BuyLinkData = {
    'data-buy': id,
    'data-name': name,
    'data-link-placement': linkPlacement,
    ...(placement !== null && { 'data-rank': placement }),
    'data-price': price,
    ...(link.includes(CLICK_ID) && { 'data-link': link }),
  };
  const followMiddle = (event: MouseEvent) => event.button === 1 && onFollow?.();
  return (
    <a
      href={withoutClickId(link)}
      target="_blank"
      rel="noopener sponsored nofollow"
      {...tracked}
      className={className}
      onClick={onFollow}
      onAuxClick={onFollow && followMiddle}
    >
      {children}
      <span className="sr-only"> {name} (opens the retailer in a new tab)</span>
      <ArrowOutIcon className="size-4" />
    </a>
  );
}

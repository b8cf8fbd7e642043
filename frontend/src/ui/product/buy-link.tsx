import type { ClickSlot } from '@astaguide/contracts/analytics-event';
import type { Product } from '@astaguide/contracts/product';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { trackAffiliateClick } from '../../lib/tracker/tracker';
import { ArrowOutIcon } from '../icons';
import { type LocalizedLinks, useAffiliateLink } from './affiliate-link';

interface BuyLinkProps {
  product: LocalizedLinks & Pick<Product, 'id' | 'name' | 'placement' | 'price'>;
  slot: ClickSlot;
  className?: string;
  /** Told when the link is followed. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to the retailer: opens in a new tab and is counted with where it stood. */
export function BuyLink({ product, slot, className, onFollow, children }: BuyLinkProps) {
  const [page] = useLocation();
  const href = useAffiliateLink(product);
  const { placement: rank, price } = product;
  const follow = () => {
    trackAffiliateClick({ product, affiliateUrl: href, page, slot, rank, price });
    onFollow?.();
  };
  // The middle button opens a tab as well, and browsers call that auxclick.
  const followMiddle = (event: MouseEvent) => event.button === 1 && follow();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener sponsored nofollow"
      className={className}
      onClick={follow}
      onAuxClick={followMiddle}
    >
      {children}
      <span className="sr-only"> {product.name} (opens the retailer in a new tab)</span>
      <ArrowOutIcon className="size-4" />
    </a>
  );
}

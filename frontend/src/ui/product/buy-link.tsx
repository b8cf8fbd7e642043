import type { ClickSlot } from '@astaguide/contracts/analytics-event';
import type { Product } from '@astaguide/contracts/product';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { trackAffiliateClick } from '../../lib/tracker/tracker';
import { ArrowOutIcon } from '../icons';
import { useAffiliateLink } from './affiliate-link';

interface BuyLinkProps {
  product: Product;
  slot: ClickSlot;
  className?: string;
  children: ReactNode;
}

/** A link to the retailer: opens in a new tab and is counted with where it stood. */
export function BuyLink({ product, slot, className, children }: BuyLinkProps) {
  const [page] = useLocation();
  const href = useAffiliateLink(product);
  const { placement: rank, price } = product;
  const track = () => trackAffiliateClick({ product, affiliateUrl: href, page, slot, rank, price });
  // The middle button opens a tab as well, and browsers call that auxclick.
  const trackMiddle = (event: MouseEvent) => event.button === 1 && track();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener sponsored nofollow"
      className={className}
      onClick={track}
      onAuxClick={trackMiddle}
    >
      {children}
      <span className="sr-only"> {product.name} (opens the retailer in a new tab)</span>
      <ArrowOutIcon className="size-4" />
    </a>
  );
}

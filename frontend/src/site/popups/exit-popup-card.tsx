import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import type { ProductSummary } from '../../api/products';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { CloseIcon } from '../../ui/icons';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';
import { shortDescription } from './exit-offer';

interface ExitCardProps {
  product: ProductSummary;
  isVisible: boolean;
  onClose: () => void;
}

/** A non-modal dialog: the page stays usable, and the focus does not move. */
export function ExitPopupCard({ product, isVisible, onClose }: ExitCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof HTMLElement && !dialog.current?.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
  };
  const close = () => {
    if (dialog.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <dialog
      open
      ref={dialog}
      aria-labelledby="exit-popup-heading"
      onFocus={rememberOrigin}
      className={classNames(
        'layer-offer relative m-4 max-h-[calc(100%-2rem)] w-auto max-w-2xl justify-self-center overflow-y-auto rounded-md border',
        'border-edge bg-surface p-0 text-ink shadow-lg shadow-ink/20 transition-opacity duration-300',
        !isVisible && 'pointer-events-none opacity-0',
      )}
    >
      <div className="grid sm:grid-cols-[2fr_3fr]">
        <ProductPicture
          src={product.imageUrl}
          name={product.name}
          className="max-sm:aspect-[2/1] sm:aspect-auto"
        />
        <div className="flex flex-col gap-3 p-5 sm:p-6">
          <p className="kicker pr-10 text-accent">Before you go</p>
          <div>
            <h2 id="exit-popup-heading" className="text-xl">
              {product.name}
            </h2>
            <p className="mt-1 text-sm text-muted">Our top pick, by {product.brand}</p>
          </div>
          <RatingStars rating={product.rating} reviewCount={product.reviewCount} />
          <p className="text-sm text-muted">{shortDescription(product.description)}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
            <p className="font-display text-xl font-semibold tabular-nums">
              <span className="sr-only">Price </span>
              {formatPrice(product.price)}
            </p>
            <BuyLink
              product={product}
              linkPlacement="exit-popup"
              className={buttonStyle('primary')}
              onFollow={close}
            >
              Buy Now
            </BuyLink>
          </div>
          <AffiliateNote />
        </div>
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="absolute top-3 right-3 grid size-9 place-items-center rounded-full bg-surface text-muted hover:text-ink"
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}

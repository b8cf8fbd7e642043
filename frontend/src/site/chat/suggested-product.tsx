import { Link } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { formatPrice } from '../../lib/format';
import { StarIcon } from '../../ui/icons';
import { BuyButton } from '../../ui/product/buy-link';
import { CompareToggle } from '../../ui/product/compare-toggle';
import { ProductPicture } from '../../ui/product/product-picture';

/** Small enough for both buttons to fit side by side on a phone. */
const small = 'min-h-9! gap-1.5! px-2.5! text-xs!';

/** A product below a message. */
export function SuggestedProduct({ product }: { product: ProductSummary }) {
  const { slug, name, imageUrl, price, rating, inStock } = product;
  return (
    <li className="grid grid-cols-[4.5rem_1fr] overflow-hidden rounded-md border border-line">
      <ProductPicture src={imageUrl} name="" isFilling />
      <div className="grid gap-2 p-3">
        <div>
          <Link href={`/review/${slug}`} className="rounded-sm font-semibold title-link">
            {name}
          </Link>
          <p className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
            <span className="font-semibold text-ink">
              <span className="sr-only">Price </span>
              {formatPrice(price)}
            </span>
            <span className="inline-flex items-center gap-1">
              <StarIcon className="size-4 text-accent" />
              {rating}
              <span className="sr-only"> out of 5 stars</span>
            </span>
            {!inStock && <span className="text-xs">Currently out of stock</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <BuyButton product={product} linkPlacement="chat" isCompact className={`grow ${small}`} />
          <CompareToggle product={product} className={`grow ${small}`} />
        </div>
      </div>
    </li>
  );
}

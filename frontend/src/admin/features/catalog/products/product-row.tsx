import { SelectionBox } from '../../../ui/selection/selection';
import type { Product } from '@astaguide/contracts/catalog/product';
import { classNames } from '../../../../lib/class-names';
import { formatCount, formatPrice } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { BinIcon, StarIcon } from '../../../../ui/icons';
import { IconButton } from '../../../ui/icon-button';
import { ProductPicture } from '../../../../ui/product/product-picture';

interface ProductRowProps {
  product: Product;
  /** Whether it was just added. */
  isNew: boolean;
  isSelected: boolean;
  onSelect: (id: number) => void;
  onEdit: (id: number) => void;
  onPreview: (product: Product) => void;
  onDelete: (product: Product) => void;
}

export function ProductRow({
  product,
  isNew,
  isSelected,
  onSelect,
  onEdit,
  onPreview,
  onDelete,
}: ProductRowProps) {
  const { id, name, brand, price, rating, reviewCount, placement, imageUrl } = product;
  const actions = [
    { label: 'Edit', onClick: () => onEdit(id) },
    { label: 'Preview', onClick: () => onPreview(product) },
  ];
  return (
    <article
      aria-label={name}
      className="grid grid-cols-[1.75rem_3.5rem_1fr] gap-x-3 gap-y-2 py-4 sm:grid-cols-[2rem_3.5rem_1fr_auto] sm:gap-x-5 min-[44rem]:grid-cols-[2rem_3.5rem_1fr_auto_auto] min-[44rem]:items-center"
    >
      <div className="flex flex-col items-center">
        <p className="text-center font-display font-semibold text-muted tabular-nums">
          {placement === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">Unranked</span>
            </>
          ) : (
            <>
              <span className="sr-only">Rank </span>
              {placement}
            </>
          )}
        </p>
        <SelectionBox name={name} checked={isSelected} onToggle={() => onSelect(id)} />
      </div>
      <ProductPicture src={imageUrl} name="" className="self-start rounded-sm border border-line" />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold break-words">{name}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {brand}
          <Badges product={product} isNew={isNew} />
        </p>
      </div>
      <div className="col-start-3 flex gap-4 text-sm tabular-nums sm:col-start-auto sm:block sm:text-right">
        <p className="font-semibold">
          <span className="sr-only">Price </span>
          {formatPrice(price)}
        </p>
        <p className="flex items-center gap-1 text-muted sm:justify-end">
          <StarIcon className="size-4 text-accent" />
          <span className="sr-only">Rating </span>
          {rating} <span className="sr-only">from reviews: </span>({formatCount(reviewCount)})
        </p>
      </div>
      <div className="col-span-full col-start-2 flex flex-wrap gap-2 sm:col-start-3 min-[44rem]:col-span-1 min-[44rem]:col-start-auto">
        {actions.map(({ label, onClick }) => (
          <Button look="quiet" isCompact key={label} aria-label={`${label} ${name}`} onClick={onClick}>
            {label}
          </Button>
        ))}
        <IconButton name={`Delete ${name}`} onClick={() => onDelete(product)}>
          <BinIcon />
        </IconButton>
      </div>
    </article>
  );
}

function Badges({ product, isNew }: { product: Product; isNew: boolean }) {
  const badges = [
    isNew && { text: 'New' },
    !product.inStock && { text: 'Out of stock', isWarning: true },
    product.featured && { text: 'Featured' },
    product.isTopRanked && { text: 'Top Ranked (Exit Banner)' },
  ];
  return badges.map(
    (badge) =>
      badge && (
        <span
          key={badge.text}
          className={classNames(
            'rounded-sm px-2 py-0.5 text-xs font-semibold',
            badge.isWarning ? 'border border-warn text-warn' : 'bg-accent-soft text-accent-strong',
          )}
        >
          {badge.text}
        </span>
      ),
  );
}

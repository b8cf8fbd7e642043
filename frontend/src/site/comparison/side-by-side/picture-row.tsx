import { MIN_COMPARED } from '@astaguide/contracts/catalog/compared-slugs';
import type { ProductSummary } from '../../../api/products';
import { classNames } from '../../../lib/class-names';
import { CloseIcon } from '../../../ui/icons';
import { ProductPicture } from '../../../ui/product/product-picture';
import { columns } from './side-by-side-table';

interface PictureRowProps {
  /** Two to four products. */
  products: readonly ProductSummary[];
  onRemove: (product: ProductSummary) => void;
}

/** The pictures above the columns, which scroll away. A product can be removed while enough are left to compare. */
export function PictureRow({ products, onRemove }: PictureRowProps) {
  return (
    <div className={columns[products.length]}>
      <span className="max-md:hidden" />
      {products.map((product) => (
        <div key={product.id} className="relative mx-1 max-w-56 min-w-0 md:mx-4">
          <ProductPicture src={product.imageUrl} name="" isPrior className="rounded-sm" />
          {products.length > MIN_COMPARED && (
            <button
              type="button"
              aria-label={`Remove ${product.name}`}
              onClick={() => onRemove(product)}
              className={classNames(
                'absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-full',
                'bg-surface text-muted hover:text-ink noscript:hidden',
              )}
            >
              <CloseIcon className="size-4" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

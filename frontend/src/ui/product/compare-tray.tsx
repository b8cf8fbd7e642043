import { MIN_COMPARED } from '@astaguide/contracts/catalog/compared-slugs';
import type { Product } from '@astaguide/contracts/catalog/product';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names';
import { compareHref } from '../../lib/compare/compare-address';
import { TRAY_SIZE, toggleCompared, useCompareTray } from '../../lib/compare/compare-tray';
import { buttonStyle } from '../button-style';
import { CloseIcon } from '../icons';
import { BottomBar } from '../layers/bottom-bar';

interface CompareTrayProps {
  products: readonly Pick<Product, 'slug' | 'name'>[];
  /** Called when the comparison is opened. */
  onFollow?: () => void;
  /** A low bar across the page: long names are cut off, and on a wide screen all is in one line. */
  isBar?: boolean;
  className?: string;
}

/** The tray as a bar at the bottom of the window, while it has products. */
export function CompareBar({ products }: Pick<CompareTrayProps, 'products'>) {
  const compared = useCompareTray();
  if (!products.some(({ slug }) => compared.includes(slug))) return null;
  return (
    <BottomBar>
      <CompareTray products={products} isBar className="page-width" />
    </BottomBar>
  );
}

/** The products selected for comparison. */
export function CompareTray({ products, onFollow, isBar = false, className }: CompareTrayProps) {
  const chosen = useCompareTray().flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Compare tray"
      className={classNames('shrink-0 py-2.5 text-xs', isBar && 'items-center gap-4 md:flex', className)}
    >
      <p className={classNames('font-semibold', isBar ? 'max-md:mb-1.5' : 'mb-1.5')}>
        Compare{' '}
        <span className="font-normal whitespace-nowrap text-muted tabular-nums">
          {chosen.length} of {TRAY_SIZE}
        </span>
      </p>
      <ul className={classNames('flex min-w-0 gap-1.5', !isBar && 'flex-wrap')}>
        {chosen.map(({ slug, name }) => (
          <li key={slug} className="flex min-w-0 items-center rounded-sm border border-line bg-surface pl-2">
            <span className="min-w-0 truncate">{name}</span>
            <button
              type="button"
              aria-label={`Remove ${name} from the comparison`}
              onClick={() => toggleCompared(slug)}
              className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
            >
              <CloseIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length >= MIN_COMPARED && (
        <Link
          href={compareHref(chosen.map(({ slug }) => slug))}
          onClick={onFollow}
          className={buttonStyle(
            isBar ? 'primary' : 'quiet',
            isBar ? 'shrink-0 max-md:mt-2' : 'mt-2 w-full bg-surface',
            'compact',
          )}
        >
          View Detailed Comparison
        </Link>
      )}
    </section>
  );
}

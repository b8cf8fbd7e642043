import { Link } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { compareHref } from '../../lib/compare/compare-address';
import { MAX_COMPARED, toggleCompared, useCompareTray } from '../../lib/compare/compare-tray';
import { buttonStyle } from '../../ui/button-style';
import { CloseIcon } from '../../ui/icons';

/** A product cannot be compared with itself. */
const FEWEST_COMPARED = 2;

interface CompareTrayProps {
  products: readonly ProductSummary[];
  /** Called when the comparison is opened. */
  onFollow: () => void;
}

/** The products selected for comparison. */
export function CompareTray({ products, onFollow }: CompareTrayProps) {
  const chosen = useCompareTray().flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Compare tray"
      className="shrink-0 border-t border-line bg-sunken/50 px-4 py-2.5 text-xs"
    >
      <p className="mb-1.5 font-semibold">
        Compare{' '}
        <span className="font-normal text-muted tabular-nums">
          {chosen.length} of {MAX_COMPARED}
        </span>
      </p>
      <ul className="flex flex-wrap gap-1.5">
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
      {chosen.length >= FEWEST_COMPARED && (
        <Link
          href={compareHref(chosen.map(({ slug }) => slug))}
          onClick={onFollow}
          className={buttonStyle('quiet', 'mt-2 w-full bg-surface', 'compact')}
        >
          View Detailed Comparison
        </Link>
      )}
    </section>
  );
}

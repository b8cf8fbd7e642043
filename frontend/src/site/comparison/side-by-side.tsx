import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { compareHref } from '../../lib/compare/compare-address';
import { MAX_COMPARED } from '../../lib/compare/compare-tray';
import { buttonStyle } from '../../ui/button-style';
import { AddToComparison } from './add-to-comparison';
import { SideBySideTable } from './side-by-side-table';
import { unitPriceNote } from './unit-price-note';

interface SideBySideProps {
  /** Two or three products, in the order of their columns. */
  compared: readonly ProductSummary[];
  /** The catalog, from which more products can be added. */
  products: readonly ProductSummary[];
}

/** Products side by side, fact by fact. The address lists them, so that it can be shared. */
export function SideBySide({ compared, products }: SideBySideProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [, navigate] = useLocation();
  const show = (shown: readonly ProductSummary[]) => navigate(compareHref(shown.map(({ slug }) => slug)));
  const remove = (product: ProductSummary) => {
    // The button that has the focus is removed with its column.
    heading.current?.focus({ preventScroll: true });
    show(compared.filter(({ id }) => id !== product.id));
  };
  return (
    <section aria-labelledby={`${id}-heading`} className="page-width pb-16 md:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-6">
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Side by side
        </h2>
        <Link href="/comparison" className={buttonStyle('quiet', undefined, 'compact')}>
          All products
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <label className="flex min-h-10 w-fit items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            role="switch"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
            className="size-5 accent-accent"
          />
          Only differences
        </label>
        {compared.length < MAX_COMPARED && (
          <AddToComparison
            products={products.filter((product) => !compared.includes(product))}
            onAdd={(product) => show([...compared, product])}
          />
        )}
      </div>
      <SideBySideTable products={compared} onlyDifferences={onlyDifferences} onRemove={remove} />
      <p className="mt-3 text-xs text-muted">
        <DifferenceMark /> marks differences. {unitPriceNote}
      </p>
    </section>
  );
}

function DifferenceMark() {
  return <span aria-hidden="true" className="mr-1 inline-block size-2 rounded-full bg-accent" />;
}

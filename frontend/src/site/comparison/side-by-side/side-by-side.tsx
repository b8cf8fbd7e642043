import { MAX_COMPARED } from '@astaguide/contracts/catalog/compared-slugs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { productsQuery, type ProductSummary } from '../../../api/products';
import { compareHref } from '../../../lib/compare/compare-address';
import { buttonStyle } from '../../../ui/button-style';
import { unitPriceNote } from '../unit-price-note';
import { AddToComparison } from './add-to-comparison';
import { PictureRow } from './picture-row';
import { DifferenceMark, SideBySideTable } from './side-by-side-table';

/**
 * Products side by side, fact by fact. Adding and removing a product leads to another address.
 *
 * @param compared two to four products, in the order of their columns
 */
export function SideBySide({ compared }: { compared: readonly ProductSummary[] }) {
  const { data: products = [] } = useQuery(productsQuery);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [, navigate] = useLocation();
  const show = (shown: readonly ProductSummary[]) => navigate(compareHref(shown.map(({ slug }) => slug)));
  return (
    <div className="page-width pb-16 md:pb-24">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 print:hidden">
        <label className="flex min-h-10 w-fit items-center gap-2.5 text-sm font-semibold noscript:hidden">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
            className="size-5 accent-accent"
          />
          Differences only
        </label>
        <div className="flex grow flex-wrap items-center justify-end gap-3 max-sm:w-full">
          {compared.length < MAX_COMPARED && (
            <AddToComparison
              products={products.filter(({ id }) => !compared.some((product) => product.id === id))}
              onAdd={(product) => show([...compared, product])}
            />
          )}
          <Link href="/comparison" className={buttonStyle('quiet', undefined, 'compact')}>
            All products
          </Link>
        </div>
      </div>
      <PictureRow
        products={compared}
        onRemove={(product) => show(compared.filter((other) => other !== product))}
      />
      <SideBySideTable products={compared} onlyDifferences={onlyDifferences} />
      <p className="mt-3 text-xs text-muted">
        <DifferenceMark className="mr-1" /> marks differences. {unitPriceNote}
      </p>
    </div>
  );
}

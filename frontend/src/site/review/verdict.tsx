import type { Product } from '@astaguide/contracts/catalog/product';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { compareHref } from '../../lib/compare/compare-address';
import { advantagesOver, notForWhom } from './advice';
import { Points } from './parts/points';
import { closestTo } from './closest-alternative';

/** Who a product is for and who not, and what speaks for its closest alternative. */
export function Verdict({ product }: { product: Product }) {
  const notFor = notForWhom(product);
  return (
    <section aria-label="Who it is for" className="border-t border-line bg-sunken/50">
      <div className="page-width grid gap-x-10 gap-y-6 py-8 md:grid-cols-3 md:py-10">
        <Column heading="Who it is for">
          <Points points={[product.bestFor]} icon="check" />
        </Column>
        <Column heading="Who it is not for">
          {notFor.length === 0 ? (
            <p className="text-sm text-muted">Nothing on the label that we know of rules anyone out.</p>
          ) : (
            <Points points={notFor} icon="dash" />
          )}
        </Column>
        <ClosestAlternative product={product} />
      </div>
    </section>
  );
}

function ClosestAlternative({ product }: { product: Product }) {
  const { data: products = [] } = useShownProducts();
  const closest = closestTo(product, products);
  if (!closest) return null;
  const advantages = advantagesOver(product, closest);
  const name = (
    <Link
      href={`/review/${closest.slug}`}
      className="font-semibold wrap-anywhere underline underline-offset-4"
    >
      {closest.name}
    </Link>
  );
  return (
    <Column heading="Closest alternative">
      {advantages.length === 0 ? (
        <p className="text-sm">
          {name} doesn’t beat it on price per mg, dose, test, capsule, origin or rating.
        </p>
      ) : (
        <>
          <p className="text-sm">{name}</p>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm">
            {advantages.map((advantage) => (
              <li key={advantage}>{advantage}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2.5 text-sm">
        <Link
          href={compareHref([product.slug, closest.slug])}
          className="text-accent-strong underline underline-offset-4"
        >
          Compare them
        </Link>
      </p>
    </Column>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <h2 className="mb-1.5 text-lg md:mb-2.5">{heading}</h2>
      {children}
    </div>
  );
}

import type { Product } from '@astaguide/contracts/catalog/product';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { compareHref } from '../../lib/compare/compare-address';
import { advantagesOver, notForWhom } from './advice';
import { Points } from './parts/points';
import { runnerUpTo } from './runner-up';

/** Who a product is for and who not, and what speaks for its runner-up. */
export function Verdict({ product }: { product: Product }) {
  const notFor = notForWhom(product);
  return (
    <section aria-label="Who it is for" className="border-t border-line bg-sunken/50">
      <div className="page-width grid gap-x-10 gap-y-8 py-10 md:grid-cols-3">
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
        <WhyNotThis product={product} />
      </div>
    </section>
  );
}

function WhyNotThis({ product }: { product: Product }) {
  const { data: products = [] } = useShownProducts();
  const runnerUp = runnerUpTo(product, products);
  if (!runnerUp) return null;
  const advantages = advantagesOver(product, runnerUp);
  const name = (
    <Link href={`/review/${runnerUp.slug}`} className="font-semibold underline underline-offset-4">
      {runnerUp.name}
    </Link>
  );
  return (
    <Column heading="Why not this one?">
      {advantages.length === 0 ? (
        <p className="text-sm">
          The runner-up, {name}, is better in none of the facts we compare: price per mg, dose, test, capsule,
          origin and rating.
        </p>
      ) : (
        <>
          <p className="text-sm">The runner-up, {name}</p>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm">
            {advantages.map((advantage) => (
              <li key={advantage}>{advantage}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2.5 text-sm">
        <Link
          href={compareHref([product.slug, runnerUp.slug])}
          className="text-accent-strong underline underline-offset-4"
        >
          Both side by side
        </Link>
      </p>
    </Column>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2.5 text-lg">{heading}</h2>
      {children}
    </div>
  );
}

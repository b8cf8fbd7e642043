import { unitPrices } from '@astaguide/content/claims';
import type { Product } from '@astaguide/contracts/catalog/product';
import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
} from '@astaguide/contracts/catalog/unit-price';
import type { ReactNode } from 'react';
import { formatCount, formatPrice } from '../../lib/format';
import { RichText } from '../../ui/content/rich-text';
import { doseAgainstAssessed } from './advice';

/** What label and price tell about a product; what is not entered says so. */
export function ProductFacts({ product }: { product: Product }) {
  const { potency, form, capsule, allergens, source, servings, price } = product;
  const dose = doseAgainstAssessed(product);
  const perMg = costPerMilligram(product);
  const perDay = costPerDay(product);
  const facts: [label: string, value: ReactNode, note?: ReactNode][] = [
    [
      'Dose per serving',
      potency,
      dose && <RichText text={[`${dose} that EFSA assessed as safe for adults `, { cite: 'efsa-2020' }]} />,
    ],
    ['Form', form],
    ['Capsule', capsule],
    ['Allergens', allergens],
    ['Source', source],
    ['Servings per pack', servings === null ? null : formatCount(servings)],
    ['Price', formatPrice(price)],
    [unitPrices.perMg.label, perMg === undefined ? null : formatSmallPrice(perMg)],
    [unitPrices.perDay.label, perDay === undefined ? null : formatDollars(perDay), 'At one serving a day.'],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        Facts
      </h2>
      <dl className="mt-3 border-b border-line text-sm">
        {facts.map(([label, value, note]) => (
          <div
            key={label}
            className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">
              {value === null ? (
                <span className="text-muted">Not stated</span>
              ) : (
                <span className="font-semibold">{value}</span>
              )}
              {value !== null && note && <span className="prose-links block text-xs text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { unitPrices } from '@astaguide/content/claims';
import type { Product } from '@astaguide/contracts/catalog/product';
import { perDayText, perMgText } from '../../lib/catalog/unit-price-texts';
import { formatCount, formatPrice } from '../../lib/format';
import { RichText } from '../../ui/content/rich-text';
import { doseAgainstAssessed } from './advice';
import { FactList, type Fact } from './parts/fact-list';
import { ReviewSection } from './parts/review-section';

/** What label and price tell about a product; what is not entered says so. */
export function ProductFacts({ product }: { product: Product }) {
  const { potency, form, capsule, allergens, source, servings, price } = product;
  const dose = doseAgainstAssessed(product);
  const facts: Fact[] = [
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
    [unitPrices.perMg.label, perMgText(product) ?? null],
    [unitPrices.perDay.label, perDayText(product) ?? null, 'At one serving a day.'],
  ];
  return (
    <ReviewSection id="facts" heading="Facts">
      <FactList facts={facts} />
    </ReviewSection>
  );
}

import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import { longDay } from '../../lib/calendar-date';
import { FactList, type Fact } from './parts/fact-list';
import { ReviewSection } from './parts/review-section';

/** The independent test that the owner has entered: what a laboratory found against what the label states. */
export function Certificate({ product }: { product: Product }) {
  const { testedBy, testedBatch, testedOn, measuredMg, certificateUrl, potency } = product;
  const stated = potencyMilligrams(potency);
  const facts: Fact[] = [
    ['Laboratory', testedBy],
    ['Batch', testedBatch],
    ['Date', testedOn && longDay(testedOn)],
    ['Stated on the label', stated === undefined ? potency : `${stated} mg per serving`],
    ['Measured', measuredMg && measuredText(Number(measuredMg), stated)],
  ];
  return (
    <ReviewSection id="certificate" heading="Label and Certificate">
      {testedBy === null ? (
        <p className="mt-3 max-w-[68ch] text-sm text-muted">
          We have no independent test of this product on record. It may have one: ask the maker for the
          certificate of the batch you buy.
        </p>
      ) : (
        <>
          <FactList facts={facts} />
          <p className="mt-2.5 max-w-[68ch] text-xs text-muted">
            As entered by the owner of this site. It is true of this batch; another one can differ.{' '}
            {certificateUrl && (
              <a href={certificateUrl} rel="noopener nofollow" className="text-accent-strong underline">
                Read the certificate
              </a>
            )}
          </p>
        </>
      )}
    </ReviewSection>
  );
}

function measuredText(measured: number, stated: number | undefined): string {
  const share = stated ? ` (${Math.round((measured / stated) * 100)}% of the label)` : '';
  return `${measured} mg per serving${share}`;
}

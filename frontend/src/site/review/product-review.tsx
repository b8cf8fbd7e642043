import { capsuleText } from '../../lib/catalog/product-texts';
import type { ReactNode } from 'react';
import type { Product } from '@astaguide/contracts/catalog/product';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { useQuery } from '@tanstack/react-query';
import { useShownProducts } from '../../api/shown-products';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { CitedStudiesContext } from '../../ui/content/cited-studies-context';
import { HtmlWithBlocks } from '../../ui/content/text-blocks/html-with-blocks';
import { Sources } from '../../ui/content/sources';
import { ExpertAnalysis } from './expert-analysis';
import { PriceHistory } from './offers/price-history';
import { ProductEvidence } from './evidence/product-evidence';
import { PhoneFold } from '../../ui/phone-fold';
import { Points } from './parts/points';
import { ProductOverview } from './product-overview';
import { RelatedProducts } from './related-products';
import { reviewStudies } from './review-notes';
import { ReviewSection } from './parts/review-section';
import { ScoreAndRank } from './score-and-rank';
import { Verdict } from './verdict';
import { BuyBar } from './buy-bar';
import { writtenAnswersQuery } from '../../api/written-answers';
import { WrittenQuestions } from '../../ui/content/questions/written-questions';
import { RichText } from '../../ui/content/rich-text';
import { doseAgainstAssessed } from './advice';
import { longDay } from '../../lib/calendar-date';

export function ProductReview({ product }: { product: Product }) {
  const { slug, name, description, features, benefits, htmlContent } = product;
  const { data: products } = useShownProducts();
  const studies = reviewStudies(product);
  return (
    <CitedStudiesContext value={studies}>
      <div className="page-width pt-4 pb-8 md:pt-8 md:pb-16">
        <Breadcrumbs path={`/review/${slug}`} name={name} />
        <ProductOverview product={product} />
      </div>
      <Verdict product={product} />
      <div className="border-t border-line">
        <div className="page-width grid gap-x-16 gap-y-8 py-8 md:gap-y-12 md:py-16 lg:grid-cols-[7fr_5fr]">
          <div className="grid min-w-0 content-start gap-8 md:gap-10">
            <ProductFacts product={product} />
            <PriceHistory slug={slug} />
            <Certificate product={product} />
            <ProductEvidence product={product} />
            <ScoreAndRank product={product} />
            <ReviewSection id="about" heading="About this product">
              <p className="mt-3 max-w-[68ch]">{description}</p>
            </ReviewSection>
            <PointList id="key-features" heading="Key Features" points={features} />
            <PointList id="benefits" heading="Potential Health Benefits" points={benefits} />
            {htmlContent && (
              <PhoneFold label="Full review">
                <HtmlWithBlocks html={htmlContent} products={products} linkPlacement="review" />
              </PhoneFold>
            )}
            <ReviewQuestions productId={product.id} />
          </div>
          <ExpertAnalysis product={product} />
          <Sources studies={studies} isFolded />
        </div>
      </div>
      <RelatedProducts product={product} />
      <BuyBar product={product} />
    </CitedStudiesContext>
  );
}

function PointList({ id, heading, points }: { id: string; heading: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ReviewSection id={id} heading={heading}>
      <Points points={points} icon="check" className="mt-3 gap-x-8 gap-y-2.5 sm:grid-cols-2" />
    </ReviewSection>
  );
}

/** Questions of visitors about a product, with our answers; renders nothing without any. */
function ReviewQuestions({ productId }: { productId: number }) {
  const { data: answers = [] } = useQuery(writtenAnswersQuery(productId));
  if (answers.length === 0) return null;
  return (
    <ReviewSection id="questions" heading="Questions">
      <div className="mt-3">
        <WrittenQuestions answers={answers} />
      </div>
    </ReviewSection>
  );
}

/** What the tiles at the top leave out; what is not entered says so. */
function ProductFacts({ product }: { product: Product }) {
  const { potency, form, capsule, allergens } = product;
  const dose = doseAgainstAssessed(product);
  const facts: Fact[] = [
    [
      'Dose per serving',
      potency,
      dose && <RichText text={[`${dose} that EFSA assessed as safe for adults `, { cite: 'efsa-2020' }]} />,
    ],
    ['Form', form],
    ['Capsule', capsuleText(capsule)],
    ['Allergens', allergens],
  ];
  return (
    <ReviewSection id="facts" heading="Facts">
      <FactList facts={facts} />
    </ReviewSection>
  );
}

/** The independent test that the owner has entered: what a laboratory found against what the label states. */
function Certificate({ product }: { product: Product }) {
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
            Entered by the site owner. Applies to this batch only.{' '}
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

/** A fact about a product, with an optional note; null if it was not entered. */
type Fact = [label: string, value: ReactNode, note?: ReactNode];

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 border-b border-line text-sm">
      {facts.map(([label, value, note]) => (
        <div
          key={label}
          className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:py-2.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums wrap-anywhere">
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
  );
}

import type { Product } from '@astaguide/contracts/catalog/product';
import { useShownProducts } from '../../api/shown-products';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { CitedStudiesContext } from '../../ui/content/cited-studies-context';
import { HtmlWithCards } from '../../ui/content/html-with-cards';
import { Sources } from '../../ui/content/sources';
import { BuyBar } from './buy-bar';
import { Certificate } from './certificate';
import { ExpertAnalysis } from './expert-analysis';
import { PriceHistory } from './offers/price-history';
import { ProductEvidence } from './evidence/product-evidence';
import { Points } from './parts/points';
import { ProductFacts } from './product-facts';
import { ProductOverview } from './product-overview';
import { RelatedProducts } from './related-products';
import { ReviewQuestions } from './review-questions';
import { reviewStudies } from './review-notes';
import { ReviewSection } from './parts/review-section';
import { ScoreAndRank } from './score-and-rank';
import { Verdict } from './verdict';

export function ProductReview({ product }: { product: Product }) {
  const { slug, name, description, features, benefits, htmlContent } = product;
  const { data: products } = useShownProducts();
  const studies = reviewStudies(product);
  return (
    <CitedStudiesContext value={studies}>
      <div className="page-width pt-6 pb-12 md:pt-8 md:pb-16">
        <Breadcrumbs path={`/review/${slug}`} name={name} />
        <ProductOverview product={product} />
      </div>
      <Verdict product={product} />
      <div className="border-t border-line">
        <div className="page-width grid gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[7fr_5fr]">
          <div className="grid min-w-0 content-start gap-10">
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
            {htmlContent && <HtmlWithCards html={htmlContent} products={products} linkPlacement="review" />}
            <ReviewQuestions productId={product.id} />
          </div>
          <ExpertAnalysis product={product} />
          <Sources studies={studies} />
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

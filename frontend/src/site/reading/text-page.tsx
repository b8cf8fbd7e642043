import type { Page } from '@astaguide/content/blocks';
import { STUDIES_PATH } from '@astaguide/content/studies/citation';
import { evidence, type Topic } from '@astaguide/content/studies/evidence';
import { confidences } from '@astaguide/content/studies/grade';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { featuredProduct, type GuideTopic } from '../../lib/catalog/featured-product';
import { LastUpdated } from '../../ui/last-updated';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { TextLayout } from './text-layout';
import type { ProductSummary } from '../../api/products';
import { evidenceGradesQuery } from '../../api/studies';
import { classNames } from '../../lib/class-names';
import { formatPlural, formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { DoseStrip } from '../../ui/content/studies/dose-strip';
import { BuyButton } from '../../ui/product/buy-link';
import { CheckList } from '../../ui/product/check-list';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';
import { UnitPrice } from '../../ui/product/unit-price';

const FEATURED_PRODUCT_ANCHOR = 'featured-product';

/** Maximum number of features shown in a guide. */
const SHOWN_BENEFITS = 4;

/** What the trials behind each guide tested. */
const outcomes = { eye: 'eyes', skin: 'skin', athletic: 'endurance' } as const satisfies Record<
  GuideTopic,
  Topic
>;

const LEGAL = 'Legal';
const productAnchors = [{ id: FEATURED_PRODUCT_ANCHOR, heading: 'Our pick' }];

/** A guide on one topic, with one product of the catalog. */
function GuidePage({ page, topic }: { page: Page; topic: GuideTopic }) {
  const query = useShownProducts();
  return (
    <TextLayout
      page={page}
      kicker="Health guide"
      moreAnchors={query.data?.length === 0 ? undefined : productAnchors}
      summary={<EvidenceInShort topic={outcomes[topic]} />}
    >
      <Loaded query={query} name="products" loading={<Skeleton className="h-96 w-full rounded-md" />}>
        {(products) => {
          const product = featuredProduct(products, topic);
          return product && <FeaturedProduct product={product} />;
        }}
      </Loaded>
    </TextLayout>
  );
}

/** What the trials on a guide's subject come to: their conclusion, how far it can be trusted, and their doses. */
function EvidenceInShort({ topic }: { topic: Topic }) {
  const { data: grades = [] } = useQuery(evidenceGradesQuery);
  const grade = grades.find((one) => one.topic === topic);
  const level = confidences.findIndex((confidence) => confidence === grade?.confidence);
  return (
    <section
      aria-labelledby="in-short"
      className="grid items-center gap-x-10 gap-y-6 rounded-md border border-line bg-surface p-4 sm:p-6 md:grid-cols-2"
    >
      <div className="prose-links">
        <h2 id="in-short" className="kicker font-sans text-muted">
          The evidence in short
        </h2>
        <p className="mt-2 font-display text-lg leading-snug font-semibold">{evidence[topic].verdict}</p>
        {grade && (
          <>
            <div aria-hidden="true" className="mt-4 grid max-w-72 grid-cols-4 gap-1">
              {confidences.map((confidence, index) => (
                <span
                  key={confidence}
                  className={classNames('h-2 rounded-full', index <= level ? 'bg-accent' : 'bg-sunken')}
                />
              ))}
            </div>
            <p className="mt-2 text-sm">
              Confidence: <strong>{grade.confidence.toLowerCase()}</strong>, from{' '}
              {formatPlural(grade.trials, 'controlled trial')} with {grade.people} people.{' '}
              <Link href={`${STUDIES_PATH}#grades`}>How we grade</Link>
            </p>
          </>
        )}
      </div>
      <DoseStrip topic={topic} />
    </section>
  );
}

type LegalPageProps = Pick<ComponentProps<typeof TextLayout>, 'page' | 'children' | 'moreAnchors'>;

export function LegalPage(props: LegalPageProps) {
  return (
    <TextLayout
      kicker={LEGAL}
      headerNote={<LastUpdated className="mt-6 text-sm font-medium" />}
      isReference
      {...props}
    />
  );
}

export interface TextPageProps {
  page: Page;
  /** The kind of page, shown above the heading. */
  kicker: string;
  /** What a guide is about: it ends with a product for it. */
  topic?: GuideTopic;
}

/** A page that is a text. */
export function TextPage({ page, kicker, topic }: TextPageProps) {
  if (topic) return <GuidePage page={page} topic={topic} />;
  if (kicker === LEGAL) return <LegalPage page={page} />;
  return <TextLayout page={page} kicker={kicker} />;
}

/** The product of a guide, at its end. */
function FeaturedProduct({ product }: { product: ProductSummary }) {
  const { name, slug, brand, description, imageUrl, rating, reviewCount, potency, price, benefits, inStock } =
    product;
  return (
    <section
      aria-labelledby={FEATURED_PRODUCT_ANCHOR}
      className="overflow-hidden rounded-md border border-line bg-surface"
    >
      <div className="grid md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr]">
        <ProductPicture src={imageUrl} name={name} className="max-md:aspect-3/2 max-md:max-h-64" />
        <div className="flex flex-col gap-3 p-4 md:row-span-2 md:gap-4 md:p-8">
          <header>
            <p className="kicker text-accent-strong">Our pick · {brand}</p>
            <h2 id={FEATURED_PRODUCT_ANCHOR} className="mt-2 text-xl">
              {name}
            </h2>
          </header>
          <RatingStars rating={rating} reviewCount={reviewCount} />
          <p className="text-sm text-muted max-md:line-clamp-4">{description}</p>
          <CheckList label="Key benefits" points={benefits.slice(0, SHOWN_BENEFITS)} />
          <AffiliateNote className="mt-auto max-md:hidden" />
        </div>
        <div className="grid grid-cols-2 content-start gap-x-3 gap-y-4 p-4 *:col-span-2 max-md:pt-0 max-md:[&>a]:col-span-1 md:border-r md:border-line md:p-5">
          <dl className="flex justify-between gap-6 max-md:border-t max-md:border-line max-md:pt-3">
            <div>
              <dt className="text-xs text-muted">Potency</dt>
              <dd className="font-display text-xl font-semibold">{potency}</dd>
            </div>
            <div className="text-right">
              <dt className="text-xs text-muted">Price</dt>
              <dd className="font-display text-xl font-semibold tabular-nums">
                {formatPrice(price)}
                <UnitPrice product={product} />
                {!inStock && (
                  <span className="block font-sans text-xs font-normal text-muted">
                    Currently out of stock
                  </span>
                )}
              </dd>
            </div>
          </dl>
          <BuyButton product={product} linkPlacement="guide" />
          <Link href={`/review/${slug}`} className={buttonStyle('quiet')}>
            View Details
            <span className="sr-only"> of {name}</span>
          </Link>
          <AffiliateNote className="md:hidden" />
        </div>
      </div>
    </section>
  );
}

import { citedStudies, textsOf } from '@astaguide/content/studies/cited-studies';
import type { LandingPage as LandingContent } from '@astaguide/content/landing-pages';
import type { ProductSummary } from '../../api/products';
import { useShownProducts } from '../../api/shown-products';
import { ActionLinks } from '../../ui/content/action-links';
import { Blocks } from '../../ui/content/blocks';
import { CitedStudiesContext } from '../../ui/content/cited-studies-context';
import { PageHeader } from '../../ui/content/page-header';
import { RichText } from '../../ui/content/rich-text';
import { Sources } from '../../ui/content/sources';
import { Loaded } from '../../ui/loaded';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { PricesChecked } from '../../ui/product/price-note';
import { ProductCard } from '../../ui/product/product-card';
import { ProductGrid } from '../../ui/product/product-grid';
import { SectionHeader } from '../../ui/section-header';

interface LandingPageProps {
  content: LandingContent;
  /** Selects the page's products from the catalog. */
  choose: (products: readonly ProductSummary[]) => ProductSummary[];
}

/** A landing page: products for one purpose. */
export function LandingPage({ content, choose }: LandingPageProps) {
  const { path, heading, lead, picture, productsHeading, howWePicked, dosage, questions, actions } = content;
  const studies = citedStudies([
    ...textsOf({ lead, sections: [howWePicked, dosage] }),
    ...questions.map(({ answer }) => answer),
  ]);
  return (
    <CitedStudiesContext value={studies}>
      <PageHeader path={path} kicker="Best for" heading={heading} lead={lead} picture={picture} />
      <section aria-labelledby="products" className="page-width py-8 md:py-16">
        <SectionHeader id="products" heading={productsHeading}>
          <AffiliateNote />
        </SectionHeader>
        <Loaded query={useShownProducts()} name="products" loading={<ProductGrid />}>
          {(products) => {
            const chosen = choose(products);
            return chosen.length === 0 ? (
              <p role="status" className="py-8 text-muted">
                {content.emptyNote}
              </p>
            ) : (
              <>
                <ProductGrid>
                  {chosen.map((product) => (
                    <ProductCard key={product.id} product={product} linkPlacement="landing" isListed />
                  ))}
                </ProductGrid>
                <PricesChecked products={chosen} />
              </>
            );
          }}
        </Loaded>
      </section>
      <div className="border-t border-line bg-sunken/50">
        <div className="page-width grid gap-x-16 gap-y-8 py-8 md:py-16 lg:grid-cols-2">
          {[howWePicked, dosage].map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="prose min-w-0">
              <h2 id={section.id}>{section.heading}</h2>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
        </div>
      </div>
      <section aria-labelledby="questions" className="page-width py-8 md:py-16">
        <h2 id="questions" className="text-2xl">
          Questions
        </h2>
        <dl className="prose-links mt-5 grid gap-x-10 gap-y-6 md:mt-8 md:grid-cols-3">
          {questions.map(({ id, question, answer }) => (
            <div key={id} id={id} className="border-t-2 border-accent pt-3 md:pt-4">
              <dt className="font-display text-lg font-semibold">{question}</dt>
              <dd className="mt-2 text-sm">
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="border-t border-line">
        <div className="page-width grid gap-8 py-8 md:py-12">
          <ActionLinks actions={actions} />
          <Sources studies={studies} />
        </div>
      </div>
    </CitedStudiesContext>
  );
}

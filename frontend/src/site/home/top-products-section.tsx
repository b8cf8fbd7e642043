import { topProducts } from '@astaguide/contracts/catalog/sort-products';
import { shippingClaim } from '@astaguide/content/claims';
import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { buttonStyle } from '../../ui/button-style';
import { Loaded } from '../../ui/loaded';
import { NoProducts } from '../../ui/product/no-products';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { PricesChecked } from '../../ui/product/price-note';
import { ProductCard } from '../../ui/product/product-card';
import { ProductGrid } from '../../ui/product/product-grid';
import { SectionHeader } from '../../ui/section-header';

export function TopProductsSection() {
  const { data: products } = useShownProducts();
  return (
    <section
      id="expert-analysis"
      tabIndex={-1}
      aria-labelledby="expert-analysis-heading"
      className="border-y border-line bg-sunken/50 outline-none"
    >
      <div className="page-width py-8 md:py-16">
        <SectionHeader id="expert-analysis-heading" heading="Top 9 Astaxanthin Supplements Compared">
          <div>
            <AffiliateNote />
            {products && <PricesChecked products={topProducts(products)} />}
          </div>
        </SectionHeader>
        <TopProducts />
        <div className="mt-6 flex flex-col items-center gap-4 md:mt-10">
          {products?.length !== 0 && (
            <Link href="/comparison" className={buttonStyle('quiet')}>
              Show All Products
            </Link>
          )}
          <p className="text-center text-sm text-muted">{shippingClaim.text}</p>
        </div>
      </div>
    </section>
  );
}

function TopProducts() {
  return (
    <Loaded query={useShownProducts()} name="products" loading={<ProductGrid />}>
      {(products) =>
        products.length === 0 ? (
          <NoProducts />
        ) : (
          <ProductGrid>
            {topProducts(products).map((product) => (
              <ProductCard key={product.id} product={product} linkPlacement="home-card" isListed />
            ))}
          </ProductGrid>
        )
      }
    </Loaded>
  );
}

import { relatedTo } from './closest-alternative';
import type { Product } from '@astaguide/contracts/catalog/product';
import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { formatPrice } from '../../lib/format';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';
import { SectionHeader } from '../../ui/section-header';

/** Products similar to the reviewed one. Empty if there are no others or the catalog could not be loaded. */
export function RelatedProducts({ product }: { product: Product }) {
  const { data: products = [] } = useShownProducts();
  const related = relatedTo(product, products);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="border-t border-line bg-sunken/50 print:hidden">
      <div className="page-width py-8 md:py-16">
        <SectionHeader id="related" heading="Related Products">
          <p className="text-muted">
            Closest in dose, source and brand.{' '}
            <Link href="/comparison" className="text-accent-strong underline underline-offset-4">
              Compare all
            </Link>
          </p>
        </SectionHeader>
        <ul className="grid gap-3 md:grid-cols-3 md:gap-5 lg:gap-7">
          {related.map(({ id, slug, name, brand, imageUrl, rating, reviewCount, price, potency, source }) => (
            <li
              key={id}
              className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3.5 rounded-md border border-line bg-surface p-3 md:flex md:flex-col md:gap-4 md:p-4"
            >
              <ProductPicture
                src={imageUrl}
                name=""
                place="(min-width: 768px) 400px, 72px"
                className="rounded-sm"
              />
              <div className="flex min-w-0 flex-col md:gap-1.5">
                <p className="kicker text-muted">{brand}</p>
                <h3 className="text-base leading-snug md:text-lg">
                  <Link href={`/review/${slug}`} className="title-link after:absolute after:inset-0">
                    {name}
                  </Link>
                </h3>
                <RatingStars rating={rating} reviewCount={reviewCount} />
                <p className="text-sm text-muted">
                  {potency} · {source} · <span className="font-semibold text-ink">{formatPrice(price)}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { Page } from '@astaguide/content/blocks';
import { featuredProduct, type GuideTopic } from '../../lib/catalog/featured-product';
import { useShownProducts } from '../../api/shown-products';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { FeaturedProduct, FEATURED_PRODUCT_ANCHOR } from './featured-product';
import { TextLayout } from './text-layout';

const productAnchors = [{ id: FEATURED_PRODUCT_ANCHOR, heading: 'Our pick' }];

/** A guide on one topic, with one product of the catalog. */
export function GuideLayout({ page, topic }: { page: Page; topic: GuideTopic }) {
  const query = useShownProducts();
  return (
    <TextLayout
      page={page}
      kicker="Health guide"
      moreAnchors={query.data?.length === 0 ? undefined : productAnchors}
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

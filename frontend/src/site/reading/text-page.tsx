import type { Page } from '@astaguide/content/blocks';
import type { ComponentProps } from 'react';
import { useShownProducts } from '../../api/shown-products';
import { featuredProduct, type GuideTopic } from '../../lib/catalog/featured-product';
import { LastUpdated } from '../../ui/last-updated';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { FeaturedProduct, FEATURED_PRODUCT_ANCHOR } from './featured-product';
import { TextLayout } from './text-layout';

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

type LegalPageProps = Pick<ComponentProps<typeof TextLayout>, 'page' | 'children' | 'moreAnchors'>;

export function LegalPage(props: LegalPageProps) {
  return (
    <TextLayout kicker={LEGAL} headerNote={<LastUpdated className="mt-6 text-sm font-medium" />} {...props} />
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

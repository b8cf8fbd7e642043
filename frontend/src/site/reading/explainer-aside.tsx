import { leadingProduct } from '../../lib/catalog/featured-product';
import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { ContentsList, type Anchor } from '../../ui/content/contents-list';
import { CheckIcon } from '../../ui/icons';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { Skeleton } from '../../ui/skeleton';

const SHOWN_FEATURES = 4;

const guides = [
  { href: '/beginners-guide', text: 'Beginner’s' },
  { href: '/eye-health-guide', text: 'Eye health' },
  { href: '/athletic-performance-guide', text: 'Athletic performance' },
];

/** Beside the explainer, always visible: table of contents, guides, and the leading product. */
export function ExplainerAside({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <aside
      aria-label="Beside this article"
      className="sticky top-20 -mx-1.5 grid max-h-[calc(100dvh-5.5rem)] content-start gap-5 overflow-y-auto px-1.5 pt-1.5 pb-2"
    >
      <SidebarProduct />
      <nav aria-labelledby="contents-heading">
        <h2 id="contents-heading" className="kicker mb-2 font-sans text-muted">
          On this page
        </h2>
        <ContentsList anchors={anchors} />
      </nav>
      <nav aria-labelledby="guides-heading">
        <h2 id="guides-heading" className="kicker mb-1 font-sans text-muted">
          Guides
        </h2>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {guides.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} className="inline-block py-1 font-medium title-link">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

/** The product with placement 1, or the first one. Empty if the catalog is empty or unavailable. */
export function SidebarProduct() {
  const { data: products, isPending } = useShownProducts();
  if (isPending) return <Skeleton className="h-64 w-full rounded-md" />;
  const product = products && leadingProduct(products);
  if (!product) return null;
  const { name, slug, brand, placement, imageUrl, features, price } = product;
  return (
    <section aria-label={`Our pick: ${name}`} className="rounded-md border border-line bg-surface p-4">
      <div className="grid grid-cols-[4.5rem_1fr] items-center gap-4">
        <ProductPicture src={imageUrl} name="" className="rounded-sm" />
        <div>
          <p className="kicker text-accent-strong">
            {placement !== null && `#${placement} · `}
            {brand}
          </p>
          <p className="mt-0.5 font-display leading-snug font-semibold">
            <Link href={`/review/${slug}`} className="hover:text-accent">
              {name}
            </Link>
          </p>
        </div>
      </div>
      <ul aria-label="Key features" className="mt-3 grid gap-1 text-xs">
        {features.slice(0, SHOWN_FEATURES).map((feature) => (
          <li key={feature} className="flex gap-1.5">
            <CheckIcon className="size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center justify-between gap-3 border-t border-line pt-3">
        <p className="font-display text-lg font-semibold tabular-nums">{formatPrice(price)}</p>
        <BuyLink
          product={product}
          linkPlacement="explainer-sidebar"
          className={buttonStyle('primary', 'px-4')}
        >
          Buy Now
        </BuyLink>
      </div>
      <p className="mt-2 text-xs text-muted">Affiliate link: we may earn a commission.</p>
    </section>
  );
}

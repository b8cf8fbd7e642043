import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import type { SeenOffer } from '@astaguide/contracts/analytics/offers-seen';
import type { Product } from '@astaguide/contracts/catalog/product';
import { between, pick } from './random';
import { ways, type PageKind } from './visitors';

/** A product as its buy links show it. */
export type DemoProduct = Pick<Product, 'id' | 'slug' | 'name' | 'price' | 'placement' | 'affiliateLink'>;

/** What there is to visit. */
export interface DemoCatalog {
  /** In the order of their ranks. At least one. */
  products: readonly DemoProduct[];
  /** Slugs of the published articles. */
  articles: readonly string[];
}

/** A page that was opened. */
export interface Page {
  kind: PageKind;
  path: string;
  /** The buy links on it, the most prominent one first. */
  offers: readonly Offer[];
}

interface Offer {
  linkPlacement: LinkPlacement;
  product: DemoProduct;
  weight: number;
}

const guides = [
  { weight: 5, path: '/eye-health-guide' },
  { weight: 4, path: '/skin-health-guide' },
  { weight: 4, path: '/athletic-performance-guide' },
  { weight: 3, path: '/beginners-guide' },
  { weight: 2, path: '/antioxidant-comparison' },
];
const landingPages = [
  { weight: 3, path: '/best-for-athletes' },
  { weight: 2, path: '/best-for-eye-health' },
];

/** Where a visitor of a page goes next. */
const nextPages: Record<PageKind, readonly { weight: number; kind: PageKind }[]> = {
  home: ways({ comparison: 46, review: 24, guide: 10, blog: 8, explainer: 8, faq: 4 }),
  comparison: ways({ review: 74, comparison: 6, faq: 6, guide: 8, home: 6 }),
  review: ways({ comparison: 42, review: 40, home: 8, faq: 5, article: 5 }),
  article: ways({ comparison: 36, article: 22, review: 20, blog: 12, home: 10 }),
  blog: ways({ article: 86, home: 8, comparison: 6 }),
  faq: ways({ comparison: 50, explainer: 20, home: 20, review: 10 }),
  explainer: ways({ comparison: 48, review: 24, guide: 16, faq: 12 }),
  guide: ways({ comparison: 42, review: 38, guide: 12, landing: 8 }),
  landing: ways({ review: 64, comparison: 36 }),
};

export const nextKind = (random: () => number, from: PageKind) => pick(random, nextPages[from]).kind;

/** Opens a page of a kind. */
export function openPage(
  random: () => number,
  kind: PageKind,
  { catalog, isPhone }: { catalog: DemoCatalog; isPhone: boolean },
): Page {
  const { products, articles } = catalog;
  const ranked = (linkPlacement: LinkPlacement, count: number, from = 0): Offer[] =>
    products
      .slice(from, from + count)
      .map((product, place) => ({ linkPlacement, product, weight: 1 / (from + place + 1) }));
  const favourite = () => pick(random, ranked('review', products.length)).product;
  const one = (linkPlacement: LinkPlacement): Offer[] => [{ linkPlacement, product: favourite(), weight: 1 }];
  switch (kind) {
    case 'home':
      return { kind, path: '/', offers: [...ranked('home-hero', 1), ...ranked('home-card', 3)] };
    case 'comparison': {
      const list = isPhone ? 'comparison-card' : 'comparison-row';
      const depth = between(random, 3, products.length);
      return {
        kind,
        path: '/comparison',
        offers: [...ranked('comparison-top-three', 3), ...ranked(list, depth)],
      };
    }
    case 'review': {
      const [offer] = one('review');
      return { kind, path: `/review/${offer!.product.slug}`, offers: [offer!] };
    }
    case 'article': {
      const slug = articles[Math.floor(random() ** 1.6 * articles.length)];
      return slug === undefined
        ? { kind: 'blog', path: '/blog', offers: [] }
        : { kind, path: `/blog/${slug}`, offers: ranked('article', 1) };
    }
    case 'blog':
      return { kind, path: '/blog', offers: [] };
    case 'faq':
      return { kind, path: '/faq', offers: [] };
    case 'explainer':
      return { kind, path: '/what-is-astaxanthin', offers: ranked('explainer-sidebar', 1) };
    case 'guide':
      return { kind, path: pick(random, guides).path, offers: one('guide') };
    case 'landing':
      return { kind, path: pick(random, landingPages).path, offers: ranked('landing', 3) };
  }
}

/** How often a visitor follows a buy link of a page that was looked at. */
export const clickChances: Record<PageKind, number> = {
  home: 0.06,
  comparison: 0.17,
  review: 0.2,
  article: 0.04,
  blog: 0,
  faq: 0,
  explainer: 0.05,
  guide: 0.06,
  landing: 0.18,
};

/** An offer as part of an `offers_seen` event. */
export const seenOffer = ({ linkPlacement, product }: Offer): SeenOffer => ({
  linkPlacement,
  productId: product.id,
  ...(product.placement !== null && { rank: product.placement }),
});

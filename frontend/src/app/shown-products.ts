import { scoredFacts } from '@astaguide/contracts/catalog/product-score';
import { sortProducts, topProducts } from '@astaguide/contracts/catalog/sort-products';
import type { QueryClient } from '@tanstack/react-query';
import { postBySlugQuery } from '../api/blog';
import { productBySlugQuery, productsQuery, type ProductSummary } from '../api/products';
import { rankedProductsQuery, shownProductsQuery, type RankedProduct } from '../api/shown-products';
import { featuredProduct, findProductFor, leadingProduct } from '../lib/catalog/featured-product';
import { productsForAthletes, productsForEyes } from '../lib/catalog/landing-products';
import { comparedProducts } from '../site/comparison/side-by-side/compared-products';
import { exitOffer } from '../site/popups/exit-offer';
import { closestTo, relatedTo } from '../site/review/closest-alternative';
import { productIdsInBlocks } from '../ui/content/text-blocks/split-at-blocks';
import type { PathParams } from './path-matcher';
import type { MatchedRoute } from './routes';

/** Up to this many products, a page carries the whole catalog, so that the next one needs no request for it. */
const MAX_EMBEDDED = 50;

type Products = readonly ProductSummary[];
type Choose = (
  products: Products,
  context: { params: PathParams; client: QueryClient },
) => readonly (ProductSummary | undefined)[];

/**
 * The products that a page shows, by the path of its route. Chosen from these alone, the page's products are the same as
 * chosen from the whole catalog.
 */
const shownOn: Readonly<Record<string, Choose>> = {
  '/': (products) => [...sortProducts(products).slice(0, 1), ...topProducts(products)],
  '/best-for-athletes': productsForAthletes,
  '/best-for-eye-health': productsForEyes,
  '/what-is-astaxanthin': (products) => [leadingProduct(products)],
  '/eye-health-guide': (products) => [featuredProduct(products, 'eye')],
  '/skin-health-guide': (products) => [featuredProduct(products, 'skin')],
  '/athletic-performance-guide': (products) => [featuredProduct(products, 'athletic')],
  '/beginners-guide': (products) => [findProductFor(products, ['beginner'])],
  '/how-we-rank': () => [],
  '/compare/:slugs': (products, { params }) => comparedProducts(params.slugs ?? '', products) ?? [],
  '/blog/:slug': (products, { params, client }) => {
    const post = client.getQueryData(postBySlugQuery(params.slug ?? '').queryKey);
    return [leadingProduct(products), ...inCards(post?.content, products)];
  },
  '/review/:slug': (products, { params, client }) => {
    const product = client.getQueryData(productBySlugQuery(params.slug ?? '').queryKey);
    if (!product) return [];
    return [
      products.find(({ id }) => id === product.id),
      closestTo(product, products),
      ...relatedTo(product, products),
      ...inCards(product.htmlContent, products),
    ];
  },
};

const rankedFields = [
  'id',
  'slug',
  'name',
  'brand',
  'placement',
  ...scoredFacts,
] as const satisfies readonly (keyof RankedProduct)[];

/** Leaves of a large catalog what the page and its popup show; the browser loads the rest where it needs it. */
export function keepShownProducts(client: QueryClient, { route, params }: MatchedRoute, path: string): void {
  const products = client.getQueryData(productsQuery.queryKey);
  const choose = shownOn[route.path];
  if (!products || !choose || products.length <= MAX_EMBEDDED) return;
  const shown = new Set([...choose(products, { params, client }), exitOffer(products)]);
  client.setQueryData(
    shownProductsQuery(path).queryKey,
    products.filter((product) => shown.has(product)),
  );
  if (route.path === '/how-we-rank')
    client.setQueryData(rankedProductsQuery.queryKey, products.map(rankedProduct));
  client.removeQueries({ queryKey: productsQuery.queryKey, exact: true });
}

function rankedProduct(product: ProductSummary): RankedProduct {
  const ranked = rankedFields.map((field) => [field, product[field]]);
  return Object.fromEntries(ranked) as RankedProduct;
}

function inCards(html: string | null | undefined, products: Products): ProductSummary[] {
  const ids = productIdsInBlocks(html ?? '');
  return products.filter(({ id }) => ids.has(id));
}

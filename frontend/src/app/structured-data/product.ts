import { listItems } from './breadcrumb-list';
import {
  affiliateLinkFor,
  withoutClickId,
  type ProductLinks,
} from '@astaguide/contracts/catalog/affiliate-link';
import type { Product } from '@astaguide/contracts/catalog/product';
import { absoluteUrl, type Site } from '../use-site';
import { publisherOf } from './web-site';

type DescribedProduct = ProductLinks &
  Pick<Product, 'slug' | 'name' | 'brand' | 'description' | 'imageUrl' | 'price' | 'servings' | 'inStock'>;

/** The pros and cons of a review. */
interface ReviewNotes {
  positive: readonly string[];
  negative: readonly string[];
}

/**
 * Structured data of a product with its offer and the site's review. Without a rating: the rating on the page is from
 * the shop, search engines do not accept ratings collected elsewhere, and the site gives no stars itself.
 */
export function productData(site: Site, product: DescribedProduct, notes?: ReviewNotes): object {
  const address = reviewAddress(site, product);
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.name,
    description: product.description,
    image: absoluteUrl(site, product.imageUrl),
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.servings !== null && {
      additionalProperty: { '@type': 'PropertyValue', name: 'Servings per pack', value: product.servings },
    }),
    // A price of 0 is one that is missing, and an offer needs a price.
    ...(Number(product.price) > 0 && {
      offers: {
        '@type': 'Offer',
        url: withoutClickId(affiliateLinkFor(product, {})),
        price: product.price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      },
    }),
    review: {
      '@type': 'Review',
      name: `${product.name} review`,
      author: publisherOf(site),
      reviewBody: product.description,
      ...(notes && { positiveNotes: noteList(notes.positive), negativeNotes: noteList(notes.negative) }),
    },
  };
}

function noteList(notes: readonly string[]): object {
  return { '@type': 'ItemList', itemListElement: listItems(notes.map((name) => ({ name }))) };
}

/** Structured data of a product list in the page's order, with the URLs of the reviews. */
export function productList(
  site: Site,
  name: string,
  products: readonly Pick<Product, 'slug' | 'name'>[],
): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: listItems(
      products.map((product) => ({ name: product.name, url: reviewAddress(site, product) })),
    ),
  };
}

function reviewAddress(site: Site, { slug }: Pick<Product, 'slug'>): string {
  return absoluteUrl(site, `/review/${slug}`);
}

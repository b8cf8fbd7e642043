import type { Product } from '@astaguide/contracts/product';
import { absoluteUrl, type Site } from '../use-site';
import { publisherOf } from './web-site';

type DescribedProduct = Omit<Product, 'htmlContent'>;

/**
 * A product with its offer and the site's own review of it. The number of shop reviews is left out: those are
 * not the site's to vouch for.
 */
export function productData(site: Site, product: DescribedProduct): object {
  const address = reviewAddress(site, product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.name,
    description: product.description,
    image: absoluteUrl(site, product.imageUrl),
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      url: product.affiliateLink,
      price: product.price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
    review: {
      '@type': 'Review',
      name: `${product.name} review`,
      author: publisherOf(site),
      reviewRating: { '@type': 'Rating', ratingValue: product.rating, bestRating: '5', worstRating: '1' },
    },
  };
}

/** A list of products in the order the page shows them, each by the address of its review. */
export function productList(site: Site, name: string, products: readonly DescribedProduct[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: reviewAddress(site, product),
    })),
  };
}

function reviewAddress(site: Site, { slug }: Pick<Product, 'slug'>): string {
  return absoluteUrl(site, `/review/${slug}`);
}

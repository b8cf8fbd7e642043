import { createHash } from 'node:crypto';
import { sitePassages } from '@astaguide/content/passages';
import type { Product } from '@astaguide/contracts/catalog/product';
import { sampleProduct } from './sample-product';

const words = sitePassages.flatMap(({ text }) => text.split(/\s+/));

/**
 * Products of forty brands, each with uploaded picture, foreign links, and as much text as those of the demo catalog.
 * The first ones have no sentence in common.
 */
export function variedProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => variedProduct(index + 1));
}

function variedProduct(id: number): Product {
  let at = id * 331;
  const text = (length: number) =>
    Array.from({ length }, () => words[at++ % words.length]!.replace(/["<>]/g, '')).join(' ');
  const slug = `astaxanthin-${id}-${text(2)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')}`;
  const link = (host: string) => `https://${host}.shop.example/${slug}?tag=astaguide-${host}&sub={clickId}`;
  return sampleProduct({
    id,
    slug,
    name: `${text(2)} Astaxanthin ${(id % 13) + 4}mg`,
    brand: `Brand ${id % 40}`,
    description: text(95),
    imageUrl: `/uploads/${createHash('sha256').update(slug).digest('hex').slice(0, 24)}-1600x1600.webp`,
    potency: `${(id % 13) + 4}mg`,
    servings: 30 + (id % 90),
    source: ['Hawaiian', 'Icelandic', 'Japanese', 'Natural', 'Chilean'][id % 5]!,
    form: 'Softgel',
    capsule: id % 3 === 0 ? 'Vegan' : 'Gelatine',
    allergens: 'Fish',
    testedBy: 'Example Analytics',
    bestFor: text(6),
    verdict: text(30),
    affiliateLink: link('www'),
    affiliateLinkDe: link('de'),
    affiliateLinkEs: link('es'),
    price: (15 + (id % 4000) / 100).toFixed(2),
    rating: (3 + (id % 20) / 10).toFixed(1),
    reviewCount: (id * 37) % 5000,
    features: Array.from({ length: 5 }, () => text(6)),
    benefits: Array.from({ length: 4 }, () => text(7)),
    badge: id % 4 === 0 ? text(2) : null,
    placement: id <= 20 ? id : null,
    couponCode: `SAVE${id}`,
    couponDescription: text(8),
    htmlContent: `<p>${text(300)}</p>`,
    keywords: text(8),
  });
}

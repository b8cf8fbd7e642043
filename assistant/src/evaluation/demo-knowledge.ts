import { productInputSchema, productSchema } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { productSlug } from '@astaguide/contracts/lib/slug';
import { blogPostFieldsSchema, blogPostSchema } from '@astaguide/contracts/publishing/blog-post';
import { demoBlogPosts } from '@astaguide/database/demo/blog-posts';
import { demoProducts } from '@astaguide/database/demo/products';
import type { Knowledge } from '../built-in-answer';
import { indexPassages } from '../passages/index-passages';

const products = demoProducts.map((input, index) => {
  const values = { ...productInputSchema.parse(input), slug: productSlug(input), brokenLinks: [] };
  return productSchema.parse(withNulls(productSchema.shape, { ...values, id: index + 1, version: 1 }));
});
const catalog = sortProducts(products);
const posts = demoBlogPosts
  .filter(({ published }) => published)
  .map(({ publishedAt, ...input }, index) => {
    const values = { ...blogPostFieldsSchema.parse(input), publishedAt, status: 'published' };
    return blogPostSchema.parse(withNulls(blogPostSchema.shape, { ...values, id: index + 1, version: 1 }));
  });

/** What the assistant of a site with the demo catalog answers from. */
export const demoKnowledge: Knowledge = { catalog, texts: indexPassages({ posts }) };

/** The same with 1,000 more products and 200 more articles. */
export function largeKnowledge(): Knowledge {
  const moreProducts = Array.from({ length: 1000 }, (_, index) => ({
    ...catalog[index % catalog.length]!,
    id: 1000 + index,
    name: `Softgel ${index}`,
    brand: `Brand ${index % 40}`,
    slug: `softgel-${index}`,
    placement: null,
  }));
  const morePosts = Array.from({ length: 200 }, (_, index) => ({
    ...posts[index % posts.length]!,
    title: `Article ${index}`,
    slug: `article-${index}`,
  }));
  return {
    catalog: [...catalog, ...moreProducts],
    texts: indexPassages({ posts: [...morePosts, ...posts] }),
  };
}

/** The fields of a response, in which those without a value are null. */
function withNulls(shape: object, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, values[name] ?? null]));
}

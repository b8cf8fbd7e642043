import { blogPostInputSchema } from '@astaguide/contracts/blog/blog-post';
import { productInputSchema } from '@astaguide/contracts/catalog/product';
import { productSlug } from '@astaguide/contracts/values/slug';
import { isDeepStrictEqual } from 'node:util';
import { snakeCase } from '../naming-strategy';
import { demoBlogPosts } from './blog-posts';
import { demoProducts } from './products';

/** A row of products or of blog_posts, by its columns. */
export type DemoRow = Record<string, unknown> & { id: number; slug: string };

/**
 * Finds the products and articles of the demo catalog that were not edited. Ranks are ignored: ranking another product
 * changes them. So is the day on which prices were checked, which is the day they were loaded.
 *
 * @param query runs a statement and returns its rows
 * @returns their ids
 */
export async function findDemoContent(
  query: (sql: string, values: unknown[]) => Promise<DemoRow[]>,
): Promise<{ products: number[]; posts: number[] }> {
  const products = demoProducts.map((input) => ({
    ...productInputSchema.parse(input),
    slug: productSlug(input),
  }));
  const posts = demoBlogPosts.map((post) => blogPostInputSchema.parse(post));
  const productColumns = Object.keys(productInputSchema.shape).filter(
    (key) => key !== 'placement' && key !== 'priceCheckedOn',
  );
  return {
    products: unedited(
      await query('SELECT * FROM products WHERE deleted_at IS NULL AND slug = ANY($1)', [
        products.map(({ slug }) => slug),
      ]),
      products,
      productColumns,
    ),
    posts: unedited(
      await query('SELECT * FROM blog_posts WHERE slug = ANY($1)', [posts.map(({ slug }) => slug)]),
      posts,
      Object.keys(blogPostInputSchema.shape),
    ),
  };
}

function unedited(
  rows: readonly DemoRow[],
  originals: readonly ({ slug: string } & Record<string, unknown>)[],
  columns: readonly string[],
): number[] {
  const bySlug = new Map(originals.map((original) => [original.slug, original]));
  const isSame = (row: DemoRow) =>
    columns
      .filter((key) => key !== 'version')
      .every((key) => isDeepStrictEqual(row[snakeCase(key)] ?? null, bySlug.get(row.slug)![key] ?? null));
  return rows.filter(isSame).map(({ id }) => id);
}

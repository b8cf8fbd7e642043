import { blogPostFieldsSchema } from '@astaguide/contracts/publishing/blog-post';
import { productInputSchema } from '@astaguide/contracts/catalog/product';
import { productSlug } from '@astaguide/contracts/lib/slug';
import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { Product } from '../entities/catalog/product.entity';
import { BlogPost } from '../entities/publishing/blog-post.entity';
import { demoBlogPosts } from './blog-posts';
import { demoProducts } from './products';

/**
 * Finds the products and articles of the demo catalog that were not edited. Ranks are ignored: ranking another product
 * changes them. So is the day on which prices were checked, which is the day they were loaded.
 *
 * @returns their ids
 */
export async function findUneditedContent(
  manager: EntityManager,
): Promise<{ products: number[]; posts: number[] }> {
  const products = demoProducts.map((input) => ({
    ...productInputSchema.parse(input),
    slug: productSlug(input),
  }));
  const posts = demoBlogPosts.map((post) => blogPostFieldsSchema.parse(post));
  const slugIn = (originals: readonly { slug: string }[]) => ({
    slug: In(originals.map(({ slug }) => slug)),
  });
  return {
    products: unedited(
      await manager.findBy(Product, slugIn(products)),
      products,
      Object.keys(productInputSchema.shape).filter((key) => key !== 'placement' && key !== 'priceCheckedOn'),
    ),
    posts: unedited(
      await manager.findBy(BlogPost, slugIn(posts)),
      posts,
      Object.keys(blogPostFieldsSchema.shape),
    ),
  };
}

function unedited(
  rows: readonly (Product | BlogPost)[],
  originals: readonly { slug: string }[],
  fields: readonly string[],
): number[] {
  const bySlug = new Map(originals.map((original) => [original.slug, original]));
  const valueOf = (content: object, field: string) => (content as Record<string, unknown>)[field] ?? null;
  const isSame = (row: Product | BlogPost) =>
    fields
      .filter((field) => field !== 'version')
      .every((field) => isDeepStrictEqual(valueOf(row, field), valueOf(bySlug.get(row.slug)!, field)));
  return rows.filter(isSame).map(({ id }) => id);
}

import { demoHistory, FIRST_DEMO_HISTORY } from '@astaguide/contracts/maintenance/demo-data';
import { productInputSchema, type ProductInput } from '@astaguide/contracts/catalog/product';
import { blogPostFieldsSchema } from '@astaguide/contracts/publishing/blog-post';
import { productSlug } from '@astaguide/contracts/lib/slug';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { withDataSource } from './data-source';
import { demoBlogPosts } from './demo/blog-posts';
import { demoProducts } from './demo/products';
import { BlogPost } from './entities/publishing/blog-post.entity';
import { MaintenanceRun } from './entities/maintenance/maintenance-run.entity';
import { Product, RankChange } from './entities/catalog/product.entity';
import { SiteSettings } from './entities/settings/site-settings.entity';

/**
 * Loads the demo catalog into an empty database: products, articles, and simulated social proof. A database that has
 * ever had a product or an article stays unchanged.
 *
 * @param options.history also starts a run that adds visitors, clicks and sales
 * @returns the numbers of products and articles that this call added
 */
export function loadDemo(
  url: string,
  options: { history?: boolean } = {},
): Promise<{ products: number; posts: number }> {
  return withDataSource(url, (dataSource) =>
    dataSource.transaction(async (manager) => {
      const added = await addDemoCatalog(manager, { withDeleted: true });
      if (added.products === 0) return added;
      await manager.update(SiteSettings, { id: 1 }, { socialProof: 'simulated' });
      if (options.history) {
        const parameters = { ...demoHistory(FIRST_DEMO_HISTORY, new Date()) };
        await manager.insert(MaintenanceRun, { kind: 'load-demo-data', parameters });
      }
      return added;
    }),
  );
}

/**
 * Adds the demo catalog.
 *
 * @param options.withDeleted adds nothing if there has ever been a product or an article. Otherwise, products are added
 *   if there is none now, and articles likewise
 * @returns the numbers of what it added
 */
export async function addDemoCatalog(
  manager: EntityManager,
  { withDeleted }: { withDeleted: boolean },
): Promise<{ products: number; posts: number }> {
  await manager.query('LOCK TABLE products, blog_posts IN SHARE ROW EXCLUSIVE MODE');
  const hasProducts = await manager.exists(Product, { withDeleted });
  const hasPosts = await manager.exists(BlogPost, { withDeleted });
  if (withDeleted && (hasProducts || hasPosts)) return { products: 0, posts: 0 };
  return {
    products: hasProducts ? 0 : await addProducts(manager),
    posts: hasPosts ? 0 : await addPosts(manager),
  };
}

async function addProducts(manager: EntityManager): Promise<number> {
  const products = demoProducts.map(toProduct);
  await manager.insert(Product, products);
  const ranked = await manager.find(Product, {
    select: { id: true, placement: true },
    where: { placement: Not(IsNull()) },
    order: { placement: 'ASC' },
  });
  await manager.insert(
    RankChange,
    ranked.map(({ id, placement }) => ({
      productId: id,
      toRank: placement,
      reason: 'new-product' as const,
    })),
  );
  return products.length;
}

async function addPosts(manager: EntityManager): Promise<number> {
  const posts = demoBlogPosts.map(({ publishedAt, ...input }) => {
    const { changeNote: _, ...columns } = blogPostFieldsSchema.parse(input);
    return { ...columns, version: 1, publishedAt: publishedAt ? new Date(publishedAt) : null };
  });
  await manager.insert(BlogPost, posts);
  return posts.length;
}

function toProduct(input: ProductInput) {
  const priceCheckedOn = new Date().toISOString().slice(0, 10);
  return { ...productInputSchema.parse(input), priceCheckedOn, slug: productSlug(input), version: 1 };
}

import { findUneditedContent } from '@astaguide/database/demo/unedited-content';
import { Product, RankChange } from '@astaguide/database/entities/catalog/product.entity';
import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { Commission } from '@astaguide/database/entities/earnings/commission.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager, In } from 'typeorm';
import { RetryLaterError } from '../../lib/queue-processor';
import { POOL } from '../../lib/pools';
import type { DemoCatalog } from './history/pages';
import { demoRate, type DemoSale } from './history/sales';
import { isInDaySql } from '../../analytics/rollups/day-events.sql';

/** The site's days that overlap the UTC day $1. */
const FIND_SITE_DAYS = `
  SELECT DISTINCT day_of(edge)::text AS day
  FROM unnest(ARRAY[$1::timestamp, $1::timestamp + interval '1 day' - interval '1 millisecond']) AS edges(utc)
  CROSS JOIN LATERAL (SELECT utc AT TIME ZONE 'UTC' AS edge) AS moments ORDER BY day`;

/** The demo events of the UTC day $1 with their products. The log is not read if no day has demo events. */
const FIND_DEMO_EVENTS = `
  SELECT e.id, e.product_id AS product FROM events e JOIN origins ON origins.id = e.origin_id
  WHERE e.occurred_at >= $1::timestamp AT TIME ZONE 'UTC'
    AND e.occurred_at < ($1::timestamp + interval '1 day') AT TIME ZONE 'UTC'
    AND origins.is_demo AND EXISTS (SELECT FROM log_days WHERE has_demo)`;

/** Days that have demo events in the log, oldest first. */
const FIND_DEMO_DAYS = `
  SELECT day::text FROM log_days WHERE has_demo AND dropped_at IS NULL ORDER BY log_days.day`;

/** Deletes the demo events of the day $1 with their ids, so that the same ones may be added again. */
const DELETE_DEMO_EVENTS = `
  WITH deleted AS (
    DELETE FROM events e USING origins
    WHERE ${isInDaySql} AND origins.id = e.origin_id AND origins.is_demo RETURNING e.id
  ), forgotten AS (
    DELETE FROM event_ids WHERE id IN (SELECT id FROM deleted)
  ), unmarked AS (
    UPDATE log_days SET has_demo = false WHERE day = $1::date
  )
  SELECT count(*)::integer AS events FROM deleted`;

/** Advisory lock for adding and removing demo data. */
const DEMO_LOCK = 7305013;
/** Name of the network of demo sales, as shown to the owner; it also identifies them. */
const NETWORK = 'Demo Network';
const NETWORK_KEY = NETWORK.toLowerCase();
/** Sales written by one statement: a statement takes at most 65,535 parameters. */
const CHUNK = 2000;

/** Demo data: events are identified by their origin, sales by their import, and content by being unedited. */
@Injectable()
export class DemoDataRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * Runs work that excludes every other change of demo data, across processes.
   *
   * @throws RetryLaterError if another change is running; it ends soon
   */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    const onError = () => undefined;
    client.on('error', onError);
    let isLost = true;
    try {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
        DEMO_LOCK,
      ]);
      if (!rows[0]!.mine) throw new RetryLaterError('Demo data is being added or removed just now');
      try {
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [DEMO_LOCK]);
        isLost = false;
      }
    } finally {
      client.off('error', onError);
      client.release(isLost);
    }
  }

  /** The products and articles that demo visitors can view and buy. */
  async readCatalog(): Promise<DemoCatalog> {
    const { manager } = this.dataSource;
    const products = await manager.find(Product, {
      select: { id: true, slug: true, name: true, price: true, placement: true, affiliateLink: true },
      order: { placement: { direction: 'ASC', nulls: 'LAST' }, rating: 'DESC', id: 'ASC' },
    });
    const articles = await manager.find(BlogPost, {
      select: { id: true, slug: true },
      where: { published: true },
      order: { publishedAt: 'DESC', id: 'DESC' },
    });
    return { products, articles: articles.map(({ slug }) => slug) };
  }

  /** The site's days that overlap a UTC day. */
  async daysOf(utcDay: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(FIND_SITE_DAYS, [utcDay]);
    return rows.map(({ day }) => day);
  }

  /**
   * The products of a UTC day's demo events, by event id. They are read from the log, because event ids are kept
   * elsewhere for 48 hours only.
   */
  async findEvents(utcDay: string): Promise<Map<string, number | null>> {
    const { rows } = await this.pool.query<{ id: string; product: number | null }>(FIND_DEMO_EVENTS, [
      utcDay,
    ]);
    return new Map(rows.map(({ id, product }) => [id, product]));
  }

  /** Days that have demo events in the log, oldest first. */
  async findDays(): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(FIND_DEMO_DAYS);
    return rows.map(({ day }) => day);
  }

  /** Within a change of the day: deletes its demo events; the same ones may be added again. @returns how many */
  async deleteEvents(client: PoolClient, day: string): Promise<number> {
    const { rows } = await client.query<{ events: number }>(DELETE_DEMO_EVENTS, [day]);
    return rows[0]!.events;
  }

  /** Adds sales that are not there yet, to one import of their own. @returns how many were added */
  async addSales(sales: readonly DemoSale[]): Promise<number> {
    if (sales.length === 0) return 0;
    return this.dataSource.transaction('READ COMMITTED', async (manager) => {
      const importId = await demoImport(manager);
      const known = await manager.countBy(Conversion, { importId });
      let added = 0;
      for (let start = 0; start < sales.length; start += CHUNK) {
        const chunk = sales.slice(start, start + CHUNK);
        const rows = chunk.map(({ ofClick: _, productName, ...sale }, place) => ({
          ...sale,
          importId,
          line: known + start + place + 2,
          retailerKey: NETWORK_KEY,
          identity: `order:${sale.orderId}:1`,
          productText: productName,
          productKey: productName.toLowerCase(),
          day: () => `day_of(:moment${place})`,
          isCurrent: true,
        }));
        const { raw } = await manager
          .createQueryBuilder()
          .insert()
          .into(Conversion)
          .values(rows)
          .setParameters(Object.fromEntries(chunk.map(({ moment }, place) => [`moment${place}`, moment])))
          .orIgnore()
          .returning('id')
          .execute();
        added += (raw as unknown[]).length;
      }
      return added;
    });
  }

  /**
   * Sets the commissions that demo sales are paid by. Products of the owner, and those with a commission, stay as they
   * are.
   *
   * @param validFrom the first day of the sales, 'YYYY-MM-DD'
   */
  async addCommissions(validFrom: string): Promise<void> {
    await this.dataSource.transaction('READ COMMITTED', async (manager) => {
      const { products } = await findUneditedContent(manager);
      const rated = await manager.find(Commission, { select: { productId: true } });
      const ratedIds = new Set(rated.map(({ productId }) => productId));
      const rows = products
        .filter((productId) => !ratedIds.has(productId))
        .map((productId) => ({
          productId,
          validFrom,
          kind: 'rate' as const,
          value: demoRate(productId).toFixed(2),
        }));
      await manager.insert(Commission, rows);
    });
  }

  /** Deletes the demo sales. @returns how many there were */
  async deleteSales(): Promise<number> {
    return this.dataSource.transaction('READ COMMITTED', async (manager) => {
      const imports = await manager.find(ConversionImport, { select: { id: true }, where: { isDemo: true } });
      const importId = In(imports.map(({ id }) => id));
      const sales = await manager.countBy(Conversion, { importId, isCurrent: true });
      await manager.delete(ConversionImport, { isDemo: true });
      return sales;
    });
  }

  /**
   * Deletes the unedited products and articles of the demo catalog, with the products' commissions. Simulated purchases are switched off with them:
   * the popup then shows real clicks.
   */
  async deleteContent(): Promise<{ products: number; posts: number }> {
    return this.dataSource.transaction('READ COMMITTED', async (manager) => {
      // Takes the same locks as edits of the catalog and of articles.
      await manager.query('LOCK TABLE products, blog_posts IN SHARE ROW EXCLUSIVE MODE');
      const { products, posts } = await findUneditedContent(manager);
      await manager.delete(RankChange, { productId: In(products) });
      await manager.delete(Commission, { productId: In(products) });
      await manager.softDelete(Product, { id: In(products) });
      await manager.delete(BlogPost, { id: In(posts) });
      const real = { socialProof: 'real' as const, updatedAt: () => 'now()' };
      await manager.update(SiteSettings, { socialProof: 'simulated' }, real);
      return { products: products.length, posts: posts.length };
    });
  }
}

/** The import that demo sales belong to. */
async function demoImport(manager: EntityManager): Promise<number> {
  const known = await manager.findOne(ConversionImport, { select: { id: true }, where: { isDemo: true } });
  if (known) return known.id;
  const { identifiers } = await manager.insert(ConversionImport, {
    fileName: 'Demo sales',
    retailer: NETWORK,
    mapping: {},
    isDemo: true,
    confirmedAt: () => 'clock_timestamp()',
  });
  return identifiers[0]!.id as number;
}

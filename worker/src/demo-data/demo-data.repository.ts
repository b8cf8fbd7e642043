import { Inject, Injectable } from '@nestjs/common';
import { findDemoContent, type DemoRow } from '@astaguide/database/demo/demo-content';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { RetryLaterError } from '../job-errors';
import { isInDaySql } from '../rollups/day-events.sql';
import type { DemoCatalog, DemoProduct } from './history/pages';
import type { DemoSale } from './history/sales';
import { POOL } from '../pools';

/** Advisory lock for adding and removing demo data. */
const DEMO_LOCK = 7305013;
/** Name of the network of demo sales, as shown to the owner; it also identifies them. */
const NETWORK = 'Demo Network';
const NETWORK_KEY = NETWORK.toLowerCase();

/** Demo data: events are identified by their origin, sales by their import, and content by being unedited. */
@Injectable()
export class DemoDataRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

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
    const products = await this.pool.query<DemoProduct>(
      `SELECT id, slug, name, price, placement, affiliate_link AS "affiliateLink" FROM products
       WHERE deleted_at IS NULL ORDER BY placement NULLS LAST, rating DESC, id`,
    );
    const articles = await this.pool.query<{ slug: string }>(
      'SELECT slug FROM blog_posts WHERE published ORDER BY published_at DESC, id DESC',
    );
    return { products: products.rows, articles: articles.rows.map(({ slug }) => slug) };
  }

  /** The site's days that overlap a UTC day. */
  async daysOf(utcDay: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(
      `SELECT DISTINCT day_of(edge)::text AS day
       FROM unnest(ARRAY[$1::timestamp, $1::timestamp + interval '1 day' - interval '1 millisecond']) AS edges(utc)
       CROSS JOIN LATERAL (SELECT utc AT TIME ZONE 'UTC' AS edge) AS moments ORDER BY day`,
      [utcDay],
    );
    return rows.map(({ day }) => day);
  }

  /**
   * The products of a UTC day's demo events, by event id. They are read from the log, because event ids are kept
   * elsewhere for 48 hours only.
   */
  async findEvents(utcDay: string): Promise<Map<string, number | null>> {
    const { rows } = await this.pool.query<{ id: string; product: number | null }>(
      `SELECT e.id, e.product_id AS product FROM events e JOIN origins ON origins.id = e.origin_id
       WHERE e.received_at >= $1::timestamp AT TIME ZONE 'UTC'
         AND e.received_at < ($1::timestamp + interval '1 day') AT TIME ZONE 'UTC'
         AND origins.is_demo AND EXISTS (SELECT FROM log_days WHERE has_demo)`,
      [utcDay],
    );
    return new Map(rows.map(({ id, product }) => [id, product]));
  }

  /** Days that have demo events in the log, oldest first. */
  async findDays(): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(
      'SELECT day::text FROM log_days WHERE has_demo AND dropped_at IS NULL ORDER BY log_days.day',
    );
    return rows.map(({ day }) => day);
  }

  /** Within a change of the day: deletes its demo events; the same ones may be added again. @returns how many */
  async deleteEvents(client: PoolClient, day: string): Promise<number> {
    const { rows } = await client.query<{ events: number }>(
      `WITH deleted AS (
         DELETE FROM events e USING origins
         WHERE ${isInDaySql} AND origins.id = e.origin_id AND origins.is_demo RETURNING e.id
       ), forgotten AS (
         DELETE FROM event_ids WHERE id IN (SELECT id FROM deleted)
       ), unmarked AS (
         UPDATE log_days SET has_demo = false WHERE day = $1::date
       )
       SELECT count(*)::integer AS events FROM deleted`,
      [day],
    );
    return rows[0]!.events;
  }

  /** Adds sales that are not there yet, to one import of their own. @returns how many were added */
  async addSales(sales: readonly DemoSale[]): Promise<number> {
    if (sales.length === 0) return 0;
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      const importId = await demoImport(client);
      const { rowCount } = await client.query(
        `INSERT INTO conversions (import_id, line, retailer_key, identity, order_id, click_id, clicked_at, product_text,
           product_key, product_id, day, moment, amount, commission, state, is_current)
         SELECT $1, place + (SELECT count(*) + 1 FROM conversions WHERE import_id = $1), $2,
           'order:' || "orderId" || ':1', "orderId", "clickId", "clickedAt", "productName", lower("productName"),
           "productId", day_of(moment), moment, amount, commission, state, true
         FROM ROWS FROM (json_to_recordset($3::json) AS ("orderId" text, "clickId" uuid, "clickedAt" timestamptz,
           "productName" text, "productId" integer, moment timestamptz, amount numeric, commission numeric, state text))
           WITH ORDINALITY
           AS sale ("orderId", "clickId", "clickedAt", "productName", "productId", moment, amount, commission, state,
             place)
         ON CONFLICT DO NOTHING`,
        [importId, NETWORK_KEY, JSON.stringify(sales)],
      );
      return rowCount ?? 0;
    });
  }

  /** Deletes the demo sales. @returns how many there were */
  async deleteSales(): Promise<number> {
    const { rows } = await this.pool.query<{ sales: number }>(
      `WITH sales AS (SELECT count(*)::integer AS sales FROM conversions JOIN conversion_imports imports
           ON imports.id = import_id WHERE imports.is_demo AND is_current),
         deleted AS (DELETE FROM conversion_imports WHERE is_demo)
       SELECT sales FROM sales`,
    );
    return rows[0]!.sales;
  }

  /**
   * Deletes the unedited products and articles of the demo catalog. Simulated purchases are switched off with them:
   * the popup then shows real clicks.
   */
  async deleteContent(): Promise<{ products: number; posts: number }> {
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      // Takes the same locks as edits of the catalog and of articles.
      await client.query('LOCK TABLE products, blog_posts IN SHARE ROW EXCLUSIVE MODE');
      const found = await findDemoContent(
        async (sql, values) => (await client.query<DemoRow>(sql, values)).rows,
      );
      await client.query('DELETE FROM rank_changes WHERE product_id = ANY($1)', [found.products]);
      await client.query('UPDATE products SET deleted_at = now(), version = version + 1 WHERE id = ANY($1)', [
        found.products,
      ]);
      await client.query('DELETE FROM blog_posts WHERE id = ANY($1)', [found.posts]);
      await client.query(
        `UPDATE site_settings SET social_proof = 'real', updated_at = now() WHERE social_proof = 'simulated'`,
      );
      return { products: found.products.length, posts: found.posts.length };
    });
  }
}

/** The import that demo sales belong to. */
async function demoImport(client: PoolClient): Promise<number> {
  const known = await client.query<{ id: number }>('SELECT id FROM conversion_imports WHERE is_demo');
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO conversion_imports (file_name, retailer, mapping, is_demo, confirmed_at)
     VALUES ('Demo sales', $1, '{}', true, clock_timestamp()) RETURNING id`,
    [NETWORK],
  );
  return rows[0]!.id;
}

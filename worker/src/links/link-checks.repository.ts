import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../pools';
import type { LinkState } from './link-verdict';

/** A check is repeated after this time. */
const CHECKED_EVERY = '1 day';

/** The last check of each affiliate link. */
@Injectable()
export class LinkChecksRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Links of the catalog that were not checked for a day. */
  async findDue(now: Date): Promise<string[]> {
    const { rows } = await this.pool.query<{ url: string }>(
      `SELECT DISTINCT affiliate_links.url FROM affiliate_links LEFT JOIN link_checks USING (url)
       WHERE checked_at IS NULL OR checked_at <= $1::timestamptz - interval '${CHECKED_EVERY}'
       ORDER BY url`,
      [now],
    );
    return rows.map(({ url }) => url);
  }

  async find(url: string): Promise<LinkState | undefined> {
    const { rows } = await this.pool.query<LinkState>(
      `SELECT verdict, status, reason, hint, failed_since AS "failedSince" FROM link_checks WHERE url = $1`,
      [url],
    );
    return rows[0];
  }

  /** A link that breaks again is reported again. */
  async save(url: string, state: LinkState, now: Date): Promise<void> {
    const { verdict, status, reason, hint, failedSince } = state;
    await this.pool.query(
      `INSERT INTO link_checks (url, verdict, status, reason, hint, failed_since, checked_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (url) DO UPDATE SET verdict = excluded.verdict, status = excluded.status,
         reason = excluded.reason, hint = excluded.hint, failed_since = excluded.failed_since,
         checked_at = excluded.checked_at,
         reported_at = CASE WHEN excluded.verdict = 'broken' THEN link_checks.reported_at END`,
      [url, verdict, status, reason, hint, failedSince, now],
    );
  }

  /** Broken links that no mail was queued for, with the names of their products. */
  async findUnreported(): Promise<{ url: string; products: string[] }[]> {
    const { rows } = await this.pool.query<{ url: string; products: string[] }>(
      `SELECT url, array_agg(products.name ORDER BY products.name) AS products
       FROM link_checks JOIN affiliate_links USING (url) JOIN products ON products.id = product_id
       WHERE verdict = 'broken' AND reported_at IS NULL GROUP BY url ORDER BY url`,
    );
    return rows;
  }

  async markReported(urls: readonly string[], now: Date): Promise<void> {
    await this.pool.query('UPDATE link_checks SET reported_at = $2 WHERE url = ANY ($1)', [urls, now]);
  }

  /** Forgets links that no product uses any more. */
  async prune(): Promise<void> {
    await this.pool.query('DELETE FROM link_checks WHERE url NOT IN (SELECT url FROM affiliate_links)');
  }
}

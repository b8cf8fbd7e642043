import type { ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import type { LinkLoss } from '@astaguide/contracts/operations/link-loss';
import { CONTENT_CHANNEL } from '@astaguide/database/event-store/channels';
import { inTransaction } from '@astaguide/database/transaction';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { POOL } from '../pools';
import { linkLossSql } from './link-loss.sql';
import { BETWEEN_FAILURES, type LinkState } from './link-verdict';
import { switchesOf } from './link-switches';

/** A check is repeated after this time. */
const CHECKED_EVERY = '1 day';
/** That of a link that was gone once, so that a fallback takes over soon. */
const SUSPICION_CHECKED_AFTER = `${BETWEEN_FAILURES} milliseconds`;

/** A product with its links. */
export type LinkedProduct = ProductLinks & { id: number; name: string };

/** A broken link. */
export interface BrokenLink {
  /** Without the click id. */
  url: string;
  loss: LinkLoss | null;
  /** Those with the link. */
  products: LinkedProduct[];
}

/** The last check of each affiliate link. */
@Injectable()
export class LinkChecksRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Links of the catalog that were not checked for a day, and suspected ones after an hour. */
  async findDue(now: Date): Promise<string[]> {
    const { rows } = await this.pool.query<{ url: string }>(
      `SELECT DISTINCT affiliate_links.url FROM affiliate_links LEFT JOIN link_checks USING (url)
       WHERE checked_at IS NULL OR checked_at <= $1::timestamptz - CASE verdict
         WHEN 'suspected' THEN interval '${SUSPICION_CHECKED_AFTER}' ELSE interval '${CHECKED_EVERY}' END
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

  /**
   * Stores a verdict. A link that breaks again is reported again. Where the link broke or works again, visitors get
   * another link from the commit on, and the switch is in the history.
   *
   * @param now is the moment from which on a link that breaks brings nothing
   */
  async save(url: string, state: LinkState, now: Date): Promise<void> {
    const { verdict, status, reason, hint, failedSince } = state;
    const loss = verdict === 'broken' ? await this.findLoss(url, now) : null;
    await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      const before = await this.findProducts(client, url);
      await client.query(
        `INSERT INTO link_checks (url, verdict, status, reason, hint, failed_since, checked_at, loss)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (url) DO UPDATE SET verdict = excluded.verdict, status = excluded.status,
           reason = excluded.reason, hint = excluded.hint, failed_since = excluded.failed_since,
           checked_at = excluded.checked_at, loss = excluded.loss,
           reported_at = CASE WHEN excluded.verdict = 'broken' THEN link_checks.reported_at END`,
        [url, verdict, status, reason, hint, failedSince, now, loss && JSON.stringify(loss)],
      );
      const switches = switchesOf(before, url, verdict === 'broken');
      if (switches.length === 0) return;
      await client.query(
        `INSERT INTO link_switches (product_id, from_url, to_url, switched_at)
         SELECT "productId", "fromUrl", "toUrl", $2
         FROM json_to_recordset($1) AS ("productId" integer, "fromUrl" text, "toUrl" text)`,
        [JSON.stringify(switches), now],
      );
      await client.query(`NOTIFY ${CONTENT_CHANNEL}`);
    });
  }

  /** What a link brought before it broke. Measured once, because later its visitors get another link. */
  private async findLoss(url: string, now: Date): Promise<LinkLoss> {
    const { rows: known } = await this.pool.query<{ loss: LinkLoss | null }>(
      'SELECT loss FROM link_checks WHERE url = $1',
      [url],
    );
    if (known[0]?.loss) return known[0].loss;
    const { rows } = await this.pool.query<LinkLoss>(linkLossSql, [url, now]);
    return rows[0]!;
  }

  /** The products that use a link, with all their links. */
  private async findProducts(client: Pool | PoolClient, url: string): Promise<LinkedProduct[]> {
    const { rows } = await client.query<LinkedProduct>(
      `SELECT id, name, affiliate_link AS "affiliateLink", affiliate_link_de AS "affiliateLinkDe",
         affiliate_link_es AS "affiliateLinkEs", affiliate_link_nl AS "affiliateLinkNl",
         affiliate_link_pl AS "affiliateLinkPl", offers,
         ARRAY(SELECT links.url FROM affiliate_links links JOIN link_checks USING (url)
           WHERE links.product_id = products.id AND link_checks.verdict = 'broken') AS "brokenLinks"
       FROM products WHERE id IN (SELECT product_id FROM affiliate_links WHERE url = $1) ORDER BY name, id`,
      [url],
    );
    return rows;
  }

  /** Broken links that no mail was queued for, in the order of their addresses. */
  async findUnreported(): Promise<BrokenLink[]> {
    const { rows } = await this.pool.query<Pick<BrokenLink, 'url' | 'loss'>>(
      `SELECT url, loss FROM link_checks
       WHERE verdict = 'broken' AND reported_at IS NULL AND url IN (SELECT url FROM affiliate_links) ORDER BY url`,
    );
    const links: BrokenLink[] = [];
    for (const link of rows) links.push({ ...link, products: await this.findProducts(this.pool, link.url) });
    return links;
  }

  async markReported(urls: readonly string[], now: Date): Promise<void> {
    await this.pool.query('UPDATE link_checks SET reported_at = $2 WHERE url = ANY ($1)', [urls, now]);
  }

  /** Forgets links that no product uses any more. */
  async prune(): Promise<void> {
    await this.pool.query('DELETE FROM link_checks WHERE url NOT IN (SELECT url FROM affiliate_links)');
  }
}

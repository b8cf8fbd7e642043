import type { ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import type { LinkLoss } from '@astaguide/contracts/operations/link-loss';
import { LinkCheck } from '@astaguide/database/entities/operations/link-check.entity';
import { CONTENT_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Raw, Repository, type EntityManager } from 'typeorm';
import { linkLossSql } from './link-loss.sql';
import { BETWEEN_FAILURES, type LinkState } from './link-verdict';
import { switchesOf } from './link-switches';

/** A check is repeated after this time. */
const CHECKED_EVERY = '1 day';
/** That of a link that was gone once, so that a fallback takes over soon. */
const SUSPICION_CHECKED_AFTER = `${BETWEEN_FAILURES} milliseconds`;
/** The links of the catalog. */
const USED = 'SELECT url FROM affiliate_links';

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
  constructor(@InjectRepository(LinkCheck) private readonly checks: Repository<LinkCheck>) {}

  /** Links of the catalog that were not checked for a day, and suspected ones after an hour. */
  async findDue(now: Date): Promise<string[]> {
    const rows = await this.checks.query<{ url: string }[]>(
      `SELECT DISTINCT affiliate_links.url FROM affiliate_links LEFT JOIN link_checks USING (url)
       WHERE checked_at IS NULL OR checked_at <= $1::timestamptz - CASE verdict
         WHEN 'suspected' THEN interval '${SUSPICION_CHECKED_AFTER}' ELSE interval '${CHECKED_EVERY}' END
       ORDER BY url`,
      [now],
    );
    return rows.map(({ url }) => url);
  }

  async find(url: string): Promise<LinkState | undefined> {
    return (await this.checks.findOneBy({ url })) ?? undefined;
  }

  /**
   * Stores a verdict. A link that breaks again is reported again. Where the link broke or works again, visitors get
   * another link from the commit on, and the switch is in the history.
   *
   * @param now is the moment from which on a link that breaks brings nothing
   */
  async save(url: string, state: LinkState, now: Date): Promise<void> {
    const { verdict, status, reason, hint, failedSince } = state;
    const isBroken = verdict === 'broken';
    const loss = isBroken ? await this.findLoss(url, now) : null;
    const check = { url, verdict, status, reason, hint, failedSince, checkedAt: now, loss };
    await this.checks.manager.transaction('READ COMMITTED', async (manager) => {
      const before = await findProducts(manager, url);
      await manager.upsert(LinkCheck, isBroken ? check : { ...check, reportedAt: null }, ['url']);
      const switches = switchesOf(before, url, isBroken);
      if (switches.length === 0) return;
      await manager.query(
        `INSERT INTO link_switches (product_id, from_url, to_url, switched_at)
         SELECT "productId", "fromUrl", "toUrl", $2
         FROM json_to_recordset($1) AS ("productId" integer, "fromUrl" text, "toUrl" text)`,
        [JSON.stringify(switches), now],
      );
      await manager.query(`NOTIFY ${CONTENT_CHANNEL}`);
    });
  }

  /** What a link brought before it broke. Measured once, because later its visitors get another link. */
  private async findLoss(url: string, now: Date): Promise<LinkLoss> {
    const known = await this.checks.findOneBy({ url });
    if (known?.loss) return known.loss;
    const [loss] = await this.checks.query<[LinkLoss]>(linkLossSql, [url, now]);
    return loss;
  }

  /** Broken links that no mail was queued for, in the order of their addresses. */
  async findUnreported(): Promise<BrokenLink[]> {
    const checks = await this.checks.find({
      where: { verdict: 'broken', reportedAt: IsNull(), url: Raw((url) => `${url} IN (${USED})`) },
      order: { url: 'ASC' },
    });
    const links: BrokenLink[] = [];
    for (const { url, loss } of checks)
      links.push({ url, loss, products: await findProducts(this.checks.manager, url) });
    return links;
  }

  async markReported(urls: readonly string[], now: Date): Promise<void> {
    await this.checks.update({ url: In(urls) }, { reportedAt: now });
  }

  /** Forgets links that no product uses any more. */
  async prune(): Promise<void> {
    await this.checks.delete({ url: Raw((url) => `${url} NOT IN (${USED})`) });
  }
}

/** The products that use a link, with all their links. */
const findProducts = (manager: EntityManager, url: string) =>
  manager.query<LinkedProduct[]>(
    `SELECT id, name, affiliate_link AS "affiliateLink", affiliate_link_de AS "affiliateLinkDe",
       affiliate_link_es AS "affiliateLinkEs", affiliate_link_nl AS "affiliateLinkNl",
       affiliate_link_pl AS "affiliateLinkPl", offers,
       ARRAY(SELECT links.url FROM affiliate_links links JOIN link_checks USING (url)
         WHERE links.product_id = products.id AND link_checks.verdict = 'broken') AS "brokenLinks"
     FROM products WHERE id IN (SELECT product_id FROM affiliate_links WHERE url = $1) ORDER BY name, id`,
    [url],
  );

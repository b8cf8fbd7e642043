import { CLICK_ID, type ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import type { LinkLoss } from '@astaguide/contracts/publishing/link-loss';
import { LinkSwitch } from '@astaguide/database/entities/catalog/link-switch.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { LinkCheck } from '@astaguide/database/entities/publishing/link-check.entity';
import { CONTENT_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Raw, Repository } from 'typeorm';
import { BETWEEN_FAILURES, type LinkState } from './link-verdict';
import { switchesOf } from './link-switches';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';

/** Whole days that are averaged. */
const DAYS = 28;

/**
 * What a link brought a day before it broke. $1 is the link without its click id, $2 the moment at which it broke. A
 * row of LinkLoss.
 *
 * Clicks through this site's redirect that were reported by the page do not say where they led: they count, and make the
 * loss an upper bound if the product has other links. The commission of a product is shared out by its clicks.
 */
const linkLossSql = `
  WITH linked AS (
    SELECT product_id, EXISTS (SELECT FROM affiliate_links other WHERE other.product_id = used.product_id AND url <> $1)
      AS has_others
    FROM affiliate_links used WHERE url = $1
  ), clicked AS (
    SELECT product_id, count(*) AS clicks, count(*) FILTER (WHERE link = $1) AS sure,
      count(*) FILTER (WHERE link IS NULL OR starts_with(link, '/')) AS unsure
    FROM (
      SELECT product_id, replace(extra ->> 'affiliateUrl', '${CLICK_ID}', '') AS link FROM events
      WHERE type_id = ${AFFILIATE_CLICK_ID} AND bot_reasons IS NULL AND product_id IN (SELECT product_id FROM linked)
        AND occurred_at >= day_start(day_of($2) - ${DAYS}) AND occurred_at < day_start(day_of($2))
    ) AS clicks
    GROUP BY product_id
  ), earned AS (
    SELECT product_id, sum(commission) AS commission FROM earned_commissions
    WHERE product_id IN (SELECT product_id FROM linked) AND day >= day_of($2) - ${DAYS} AND day < day_of($2)
    GROUP BY product_id
  )
  SELECT coalesce(sum(sure + unsure), 0)::double precision / ${DAYS} AS "clicksPerDay",
    coalesce(sum(commission * (sure + unsure) / clicks), 0)::double precision / ${DAYS} AS "earningsPerDay",
    coalesce(bool_or(unsure > 0 AND has_others), false) AS "isAtMost"
  FROM linked JOIN clicked USING (product_id) LEFT JOIN earned USING (product_id)`;

/** A check is repeated after this time; that of a suspected link after BETWEEN_FAILURES. Milliseconds. */
const CHECKED_EVERY = 86_400_000;
/** SQL for whether a link is in the catalog. */
const isUsed = (url: string) => `${url} IN (SELECT url FROM affiliate_links)`;

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

  /**
   * Links of the catalog that were not checked for a day, and suspected ones after an hour, so that a fallback takes
   * over soon.
   */
  async findDue(now: Date): Promise<string[]> {
    const rows = await this.checks.manager
      .createQueryBuilder()
      .select('link.url', 'url')
      .distinct()
      .from('affiliate_links', 'link')
      .leftJoin(LinkCheck, 'check', 'check.url = link.url')
      .where('check.url IS NULL OR check.checkedAt <= :dayAgo')
      .orWhere(`check.verdict = 'suspected' AND check.checkedAt <= :suspectedUntil`)
      .setParameters({
        dayAgo: new Date(now.getTime() - CHECKED_EVERY),
        suspectedUntil: new Date(now.getTime() - BETWEEN_FAILURES),
      })
      .orderBy('link.url')
      .getRawMany<{ url: string }>();
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
      const switches = switchesOf(before, url, isBroken).map((change) => ({ ...change, switchedAt: now }));
      if (switches.length === 0) return;
      await manager.insert(LinkSwitch, switches);
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
      where: { verdict: 'broken', reportedAt: IsNull(), url: Raw(isUsed) },
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
    await this.checks.delete({ url: Not(Raw(isUsed)) });
  }
}

/** The products that use a link, with all their links. */
async function findProducts(manager: EntityManager, url: string): Promise<LinkedProduct[]> {
  const products = await manager.find(Product, {
    select: {
      id: true,
      name: true,
      affiliateLink: true,
      affiliateLinkDe: true,
      affiliateLinkEs: true,
      affiliateLinkNl: true,
      affiliateLinkPl: true,
      offers: true,
    },
    where: { id: Raw((id) => `${id} IN (SELECT product_id FROM affiliate_links WHERE url = :url)`, { url }) },
    order: { name: 'ASC', id: 'ASC' },
  });
  const broken = await manager
    .createQueryBuilder(LinkCheck, 'check')
    .innerJoin('affiliate_links', 'link', 'link.url = check.url')
    .select('link.product_id', 'productId')
    .addSelect('link.url', 'url')
    .where(`check.verdict = 'broken' AND link.product_id = ANY(:ids)`, { ids: products.map(({ id }) => id) })
    .getRawMany<{ productId: number; url: string }>();
  return products.map((product) => ({
    ...product,
    brokenLinks: broken.filter(({ productId }) => productId === product.id).map((link) => link.url),
  }));
}

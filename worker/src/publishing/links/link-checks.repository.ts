import { type ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
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
import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { AFFILIATE_CLICK_ID, dimensions } from '@astaguide/database/event-store/dimensions';
import { idOfText } from '@astaguide/database/event-store/event-columns';

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
    (SELECT reporting_currency FROM site_settings) AS currency,
    coalesce(bool_or(unsure > 0 AND has_others), false) AS "isAtMost"
  FROM linked JOIN clicked USING (product_id) LEFT JOIN earned USING (product_id)`;

/** A check is repeated after this time; that of a suspected link after BETWEEN_FAILURES. Milliseconds. */
const CHECKED_EVERY = 86_400_000;
/** SQL for whether a product, a short link or a text has a link. */
const isUsed = (url: string) => `${url} IN (SELECT url FROM checked_links)`;

/**
 * Counts the clicks that each link had itself in the 28 whole days before today, unless that was done today. Clicks on a
 * product that do not say where they led count for its only link. Links in texts have no clicks of their own.
 */
const COUNT_CLICKS = `
  WITH clicked AS MATERIALIZED (
    SELECT product_id, replace(extra ->> 'affiliateUrl', '${CLICK_ID}', '') AS link, count(*) AS clicks FROM events
    WHERE type_id = ${AFFILIATE_CLICK_ID} AND bot_reasons IS NULL
      AND occurred_at >= day_start(day_of(now()) - ${DAYS}) AND occurred_at < day_start(day_of(now()))
      AND EXISTS (SELECT FROM link_checks WHERE clicks_counted_on IS DISTINCT FROM day_of(now()))
    GROUP BY 1, 2
  ), counted AS (
    SELECT url, coalesce(sum(clicks), 0) AS clicks
    FROM affiliate_links used LEFT JOIN clicked ON clicked.product_id = used.product_id AND (link = url
      OR ((link IS NULL OR starts_with(link, '/')) AND NOT EXISTS (
        SELECT FROM affiliate_links other WHERE other.product_id = used.product_id AND other.url <> used.url)))
    GROUP BY url
    UNION ALL
    SELECT url, coalesce(sum(events), 0)
    FROM checked_links LEFT JOIN daily_rollups ON dimension = ${dimensions.page} AND day < day_of(now())
      AND day >= day_of(now()) - ${DAYS} AND key_id = ${idOfText("'/l/' || short_link")}
    WHERE short_link IS NOT NULL
    GROUP BY url
  )
  UPDATE link_checks SET clicks_counted_on = day_of(now()), clicks_per_day = (
    SELECT sum(clicks)::double precision / ${DAYS} FROM counted WHERE counted.url = link_checks.url)
  WHERE clicks_counted_on IS DISTINCT FROM day_of(now())`;

/** A product with its links. */
export type LinkedProduct = ProductLinks & { id: number; name: string };

/** A broken link. */
export interface BrokenLink {
  /** Without the click id. */
  url: string;
  loss: LinkLoss | null;
  /** Those with the link. */
  products: LinkedProduct[];
  /** Where else it is: '/l/summer', '“A guide”'. */
  places: string[];
}

/** The last check of each link. */
@Injectable()
export class LinkChecksRepository {
  constructor(@InjectRepository(LinkCheck) private readonly checks: Repository<LinkCheck>) {}

  /**
   * Links that were not checked for a day, and suspected ones after an hour, so that a fallback takes over soon. Links in
   * texts to pages of this site are left out.
   *
   * @param ownHost of this site: 'astaguide.example'
   */
  async findDue(now: Date, ownHost: string): Promise<string[]> {
    const rows = await this.checks.manager
      .createQueryBuilder()
      .select('link.url', 'url')
      .distinct()
      .from('checked_links', 'link')
      .leftJoin(LinkCheck, 'check', 'check.url = link.url')
      .where(
        `(check.url IS NULL OR check.checkedAt <= :dayAgo
          OR (check.verdict = 'suspected' AND check.checkedAt <= :suspectedUntil))`,
      )
      .andWhere(`NOT (link.is_in_text AND lower(split_part(link.url, '/', 3)) = :ownHost)`)
      .setParameters({
        ownHost,
        dayAgo: new Date(now.getTime() - CHECKED_EVERY),
        suspectedUntil: new Date(now.getTime() - BETWEEN_FAILURES),
      })
      .orderBy('link.url')
      .getRawMany<{ url: string }>();
    return rows.map(({ url }) => url);
  }

  /** Whether a product leads to a link: then a home page is not what is meant. */
  isOfProduct(url: string): Promise<boolean> {
    return this.checks.manager
      .createQueryBuilder()
      .select('link.url')
      .from('affiliate_links', 'link')
      .where('link.url = :url', { url })
      .getExists();
  }

  /** Counts the clicks of each link itself, once a day, and for links that are new. */
  async countClicks(): Promise<void> {
    await this.checks.query(COUNT_CLICKS);
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
    const { verdict, status, reason, hint, finalUrl, failedSince } = state;
    const isBroken = verdict === 'broken';
    const loss = isBroken ? await this.findLoss(url, now) : null;
    const check = { url, verdict, status, reason, hint, finalUrl, failedSince, checkedAt: now, loss };
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
    for (const { url, loss } of checks) {
      const products = await findProducts(this.checks.manager, url);
      links.push({ url, loss, products, places: await this.findPlaces(url) });
    }
    return links;
  }

  /** The short links and posts with a link. */
  private async findPlaces(url: string): Promise<string[]> {
    const rows = await this.checks.manager
      .createQueryBuilder()
      .select(
        `coalesce('/l/' || link.short_link, '“' || post.title || '”', product.name || ' (text)')`,
        'place',
      )
      .from('checked_links', 'link')
      .leftJoin(BlogPost, 'post', 'post.id = link.post_id')
      .leftJoin(Product, 'product', 'product.id = link.product_id')
      .where('link.url = :url AND (link.is_in_text OR link.short_link IS NOT NULL)', { url })
      .orderBy('place')
      .getRawMany<{ place: string }>();
    return rows.map(({ place }) => place);
  }

  async markReported(urls: readonly string[], now: Date): Promise<void> {
    await this.checks.update({ url: In(urls) }, { reportedAt: now });
  }

  /** Forgets links that nothing has any more. */
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

import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { ShortLink } from '@astaguide/database/entities/catalog/short-link.entity';
import { insertIfNew } from '@astaguide/database/insert-if-new';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { ShortLink as ShortLinkAnswer } from '@astaguide/contracts/catalog/short-link';
import { type DatedRow, isoDates } from '../../lib/iso-dates';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { idOfText } from '@astaguide/database/event-store/event-columns';

/**
 * The short links with the clicks on them, the newest first: the one with the slug $1, or all if that is null. The
 * texts of the log are found by their hash, which has an index.
 */
const FIND_SHORT_LINKS = `
  SELECT link.slug, url, ends_on::text AS "endsOn", coalesce(ends_on < day_of(now()), false) AS "hasEnded",
    next_url AS "nextUrl", passes_query AS "passesQuery", link.created_at AS "createdAt", products.slug AS "productSlug",
    CASE WHEN products.id IS NOT NULL THEN json_build_object('id', products.id, 'name', name) END AS product,
    (SELECT coalesce(sum(events), 0)::integer FROM daily_rollups
     WHERE dimension = ${dimensions.page}
       AND key_id = ${idOfText("'/l/' || link.slug")}) AS clicks
  FROM short_links link LEFT JOIN products ON products.id = product_id AND deleted_at IS NULL
  WHERE $1::text IS NULL OR link.slug = $1
  ORDER BY link.created_at DESC, link.slug`;

/** Where a short link leads: to an address, else to the retailer of a product that exists. */
export interface ShortLinkTarget {
  productSlug: string | null;
  url: string | null;
  nextUrl: string | null;
  /** The end of its last day; null without an end. */
  endsAt: Date | null;
  passesQuery: boolean;
}

type Target = Omit<ShortLink, 'createdAt'>;

/** The owner's short links. */
@Injectable()
export class ShortLinksRepository {
  constructor(@InjectRepository(ShortLink) private readonly links: Repository<ShortLink>) {}

  /** The newest first. */
  async findAll(slug?: string): Promise<(ShortLinkAnswer & { productSlug: string | null })[]> {
    const rows = await this.links.query<
      DatedRow<ShortLinkAnswer & { productSlug: string | null }, 'createdAt'>[]
    >(FIND_SHORT_LINKS, [slug ?? null]);
    return rows.map(isoDates);
  }

  /** @returns undefined for an unknown slug */
  findTarget(slug: string): Promise<ShortLinkTarget | undefined> {
    return this.links
      .createQueryBuilder('link')
      .leftJoin(Product, 'product', 'product.id = link.productId')
      .select('product.slug', 'productSlug')
      .addSelect('link.url', 'url')
      .addSelect('link.nextUrl', 'nextUrl')
      .addSelect('day_start(link.ends_on + 1)', 'endsAt')
      .addSelect('link.passesQuery', 'passesQuery')
      .where('link.slug = :slug', { slug })
      .getRawOne<ShortLinkTarget>();
  }

  /** @returns whether the slug was free */
  add(link: Target): Promise<boolean> {
    return insertIfNew(this.links, link);
  }

  /** @returns whether there was such a link */
  async change({ slug, ...target }: Target): Promise<boolean> {
    return (await this.links.update({ slug }, target)).affected === 1;
  }

  /** Adds links, or changes those with the same slug: all or none. @returns how many were there with other values */
  putAll(links: readonly Target[]): Promise<{ added: number; changed: number }> {
    return this.links.manager.transaction(async (manager) => {
      const slugs = links.map(({ slug }) => slug);
      const before = new Map(
        (await manager.findBy(ShortLink, { slug: In(slugs) })).map((link) => [link.slug, link]),
      );
      const isOther = (link: Target) => {
        const known = before.get(link.slug);
        return known && (Object.keys(link) as (keyof Target)[]).some((name) => known[name] !== link[name]);
      };
      const imported = { added: links.length - before.size, changed: links.filter(isOther).length };
      await manager.upsert(ShortLink, [...links], ['slug']);
      return imported;
    });
  }

  /** The ids of products by their slugs. */
  async findProductIds(slugs: readonly string[]): Promise<Map<string, number>> {
    const products = await this.links.manager.find(Product, {
      select: { id: true, slug: true },
      where: { slug: In(slugs) },
    });
    return new Map(products.map(({ slug, id }) => [slug, id]));
  }

  /** @returns whether there was such a link */
  async remove(slug: string): Promise<boolean> {
    return (await this.links.delete({ slug })).affected === 1;
  }
}

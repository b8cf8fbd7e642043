import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { ShortLink } from '@astaguide/database/entities/catalog/short-link.entity';
import { insertIfNew } from '@astaguide/database/insert-if-new';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ShortLink as ShortLinkAnswer } from '@astaguide/contracts/catalog/short-link';
import { type DatedRow, isoDates } from '../../lib/iso-dates';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { idOfText } from '@astaguide/database/event-store/event-columns';

/**
 * The short links with the clicks on them, the newest first: the one with the slug $1, or all if that is null. The
 * texts of the log are found by their hash, which has an index.
 */
const FIND_SHORT_LINKS = `
  SELECT link.slug, url, link.created_at AS "createdAt",
    CASE WHEN products.id IS NOT NULL THEN json_build_object('id', products.id, 'name', name) END AS product,
    (SELECT coalesce(sum(events), 0)::integer FROM daily_rollups
     WHERE dimension = ${dimensions.page}
       AND key_id = ${idOfText("'/l/' || link.slug")}) AS clicks
  FROM short_links link LEFT JOIN products ON products.id = product_id AND deleted_at IS NULL
  WHERE $1::text IS NULL OR link.slug = $1
  ORDER BY link.created_at DESC, link.slug`;

/** Where a short link leads. */
export type ShortLinkTarget = { productSlug: string } | { url: string };

/** The owner's short links. */
@Injectable()
export class ShortLinksRepository {
  constructor(@InjectRepository(ShortLink) private readonly links: Repository<ShortLink>) {}

  /** The newest first. */
  async findAll(slug?: string): Promise<ShortLinkAnswer[]> {
    const rows = await this.links.query<DatedRow<ShortLinkAnswer, 'createdAt'>[]>(FIND_SHORT_LINKS, [
      slug ?? null,
    ]);
    return rows.map(isoDates);
  }

  /** @returns undefined for an unknown slug, and for a product that was deleted */
  async findTarget(slug: string): Promise<ShortLinkTarget | undefined> {
    const row = await this.links
      .createQueryBuilder('link')
      .leftJoin(Product, 'product', 'product.id = link.productId')
      .select('product.slug', 'productSlug')
      .addSelect('link.url', 'url')
      .where('link.slug = :slug', { slug })
      .getRawOne<{ productSlug: string | null; url: string | null }>();
    if (row?.url) return { url: row.url };
    return row?.productSlug ? { productSlug: row.productSlug } : undefined;
  }

  /** @returns whether the slug was free */
  add(link: Pick<ShortLink, 'slug' | 'productId' | 'url'>): Promise<boolean> {
    return insertIfNew(this.links, link);
  }

  /** @returns whether there was such a link */
  async remove(slug: string): Promise<boolean> {
    return (await this.links.delete({ slug })).affected === 1;
  }
}

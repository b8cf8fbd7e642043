import { ShortLink } from '@astaguide/database/entities/catalog/short-link.entity';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ShortLink as ShortLinkAnswer } from '@astaguide/contracts/catalog/short-link';
import { isoDates, type DatedRow } from '../iso-dates';

/** Where a short link leads. */
export type ShortLinkTarget = { productSlug: string } | { url: string };

/** The owner's short links. */
@Injectable()
export class ShortLinksRepository {
  constructor(@InjectRepository(ShortLink) private readonly links: Repository<ShortLink>) {}

  /** The newest first. */
  async findAll(slug?: string): Promise<ShortLinkAnswer[]> {
    const rows = await this.links.query<DatedRow<ShortLinkAnswer, 'createdAt'>[]>(
      `SELECT link.slug, url, link.created_at AS "createdAt",
         CASE WHEN products.id IS NOT NULL THEN json_build_object('id', products.id, 'name', name) END AS product,
         (SELECT coalesce(sum(events), 0)::integer FROM daily_rollups
          WHERE dimension = ${dimensions.page} AND key_id = (SELECT id FROM texts WHERE md5(value)::uuid = md5('/l/' || link.slug)::uuid)
         ) AS clicks
       FROM short_links link LEFT JOIN products ON products.id = product_id AND deleted_at IS NULL
       WHERE $1::text IS NULL OR link.slug = $1
       ORDER BY link.created_at DESC, link.slug`,
      [slug ?? null],
    );
    return rows.map(isoDates);
  }

  /** @returns undefined for an unknown slug, and for a product that was deleted */
  async findTarget(slug: string): Promise<ShortLinkTarget | undefined> {
    const [row] = await this.links.query<{ productSlug: string | null; url: string | null }[]>(
      `SELECT products.slug AS "productSlug", url FROM short_links link
         LEFT JOIN products ON products.id = product_id AND deleted_at IS NULL
       WHERE link.slug = $1`,
      [slug],
    );
    if (row?.url) return { url: row.url };
    return row?.productSlug ? { productSlug: row.productSlug } : undefined;
  }

  /** @returns whether the slug was free */
  async add(link: Pick<ShortLink, 'slug' | 'productId' | 'url'>): Promise<boolean> {
    const { raw } = await this.links
      .createQueryBuilder()
      .insert()
      .values(link)
      .orIgnore()
      .returning('slug')
      .execute();
    return (raw as unknown[]).length === 1;
  }

  /** @returns whether there was such a link */
  async remove(slug: string): Promise<boolean> {
    return (await this.links.delete({ slug })).affected === 1;
  }
}

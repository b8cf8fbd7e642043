import type { ImageUse } from '@astaguide/contracts/publishing/image';
import { Image } from '@astaguide/database/entities/publishing/image.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Like, Repository, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';

/** Sets the locks on pictures apart from other advisory locks. */
const PICTURE_LOCKS = 7_305_002;

/** What follows '/uploads/' where a text shows a picture, whole or one of its smaller copies. */
const SHOWN = String.raw`^([0-9a-f]{24}-[0-9]{1,5}x[0-9]{1,5}(?:-animated)?)\.`;
/** More characters than that has. */
const SHOWN_LENGTH = 60;

/**
 * SQL for the pictures that texts show, a row each; null for other things. Cutting is many times faster than to search
 * long texts for a pattern. The space before the texts keeps what precedes the first '/uploads/' from matching.
 */
const shownIn = (texts: string) =>
  `substring(left(string_to_table(concat_ws(' ', '', ${texts}), '/uploads/'), ${SHOWN_LENGTH}) FROM '${SHOWN}')`;

/** A use of a picture. */
export interface ImageUseRow extends ImageUse {
  filename: string;
}

/** The uploaded pictures, and where they are used. */
@Injectable()
export class ImagesRepository {
  constructor(@InjectRepository(Image) private readonly images: Repository<Image>) {}

  /** Newest first. */
  findAll(): Promise<Image[]> {
    return this.images.find({ order: { uploadedAt: 'DESC', filename: 'ASC' } });
  }

  /**
   * Every use of an uploaded picture: by products that are not deleted, by articles, drafts among them, and
   * by the settings. Each text is read once, however many pictures there are.
   */
  findUses(): Promise<ImageUseRow[]> {
    // In one snapshot, so that a picture that an edit moves from one text to another is found in one of them.
    return this.images.manager.transaction('REPEATABLE READ', async (manager) => [
      ...(await usesIn(manager, SiteSettings, 'settings', { name: `'Favicon'`, texts: 'favicon_url' })),
      ...(await usesIn(manager, SiteSettings, 'settings', { name: `'Logo'`, texts: 'logo_url' })),
      ...(await usesIn(manager, Product, 'product', { name: 'name', texts: 'image_url, html_content' })),
      ...(await usesIn(manager, BlogPost, 'post', { name: 'title', texts: 'image_url, content' })),
    ]);
  }

  /**
   * The pictures of what nobody sees now, but may be shown again: earlier versions of articles, those of the bin among
   * them, and unsaved texts; and those of newsletter issues, which readers keep.
   */
  async findKept(): Promise<Set<string>> {
    const rows = await this.images.query<{ picture: string | null }[]>(
      `SELECT DISTINCT ${shownIn('text')} AS picture FROM (
        SELECT post::text AS text FROM blog_post_versions
        UNION ALL SELECT values::text FROM blog_working_copies
        UNION ALL SELECT concat_ws(' ', content, sent_html) FROM newsletter_issues) AS kept`,
    );
    return new Set(rows.flatMap(({ picture }) => (picture === null ? [] : `${picture}.webp`)));
  }

  /**
   * Runs one store or delete of an image at a time, across processes, because its row and its files are several steps.
   * Use only the given manager inside, as each call holds a connection.
   */
  async alone<T>(filename: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.images.manager.connection.createQueryRunner();
    try {
      await runner.query('SELECT pg_advisory_lock($1, hashtext($2))', [PICTURE_LOCKS, filename]);
      try {
        return await work(runner.manager);
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1, hashtext($2))', [PICTURE_LOCKS, filename]);
      }
    } finally {
      await runner.release();
    }
  }

  /** The picture whose stored file has this content. @param hash as in its name */
  findByHash(hash: string): Promise<Image | null> {
    return this.images.findOneBy({ filename: Like(`${hash}-%`) });
  }

  exists(manager: EntityManager, filename: string): Promise<boolean> {
    return manager.existsBy(Image, { filename });
  }

  /** @returns the row of that name: the one given, or the one that is there already */
  async insertOnce(
    manager: EntityManager,
    image: Pick<Image, 'filename' | 'size' | 'width' | 'height'>,
  ): Promise<Image> {
    await manager.createQueryBuilder().insert().into(Image).values(image).orIgnore().execute();
    return manager.findOneByOrFail(Image, { filename: image.filename });
  }

  /** @returns whether there was such a picture */
  async delete(manager: EntityManager, filename: string): Promise<boolean> {
    return (await manager.delete(Image, { filename })).affected === 1;
  }
}

/** The uses by the rows of a table, by name. @param columns SQL; `texts` may be several, with commas */
async function usesIn(
  manager: EntityManager,
  table: EntityTarget<ObjectLiteral>,
  kind: ImageUse['kind'],
  columns: { name: string; texts: string },
): Promise<ImageUseRow[]> {
  const uses = await manager
    .createQueryBuilder(table, 'shown')
    .distinct()
    .select(kind === 'settings' ? 'NULL' : 'id', 'id')
    .addSelect(columns.name, 'name')
    .addSelect(shownIn(columns.texts), 'picture')
    .orderBy('name')
    .addOrderBy('id')
    .addOrderBy('picture')
    .getRawMany<Omit<ImageUse, 'kind'> & { picture: string | null }>();
  return uses.flatMap(({ picture, ...use }) =>
    picture === null ? [] : { kind, ...use, filename: `${picture}.webp` },
  );
}

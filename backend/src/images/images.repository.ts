import type { ImageUse } from '@astaguide/contracts/image';
import { Image } from '@astaguide/database/entities/catalog/image.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';

/** Sets the locks on pictures apart from other advisory locks. */
const PICTURE_LOCKS = 7_305_002;

/** What follows '/uploads/' where a text shows a picture, whole or one of its smaller copies. */
const SHOWN = String.raw`^([0-9a-f]{24}-[0-9]{1,5}x[0-9]{1,5}(?:-animated)?)\.`;
/** More characters than that has. */
const SHOWN_LENGTH = 60;

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
    return this.images.manager.query<ImageUseRow[]>(
      `WITH texts (kind, id, name, text) AS (
         SELECT 'product', id, name, image_url || ' ' || coalesce(html_content, '')
         FROM products WHERE deleted_at IS NULL
         UNION ALL SELECT 'post', id, title, image_url || ' ' || content FROM blog_posts
         UNION ALL SELECT 'settings', NULL, 'Logo', logo_url FROM site_settings
         UNION ALL SELECT 'settings', NULL, 'Favicon', favicon_url FROM site_settings
       )
       SELECT DISTINCT kind, id, name, substring(left(piece, $2) FROM $1) || '.webp' AS filename
       -- Cutting is many times faster than to search long texts for a pattern.
       FROM texts CROSS JOIN LATERAL string_to_table(text, '/uploads/') WITH ORDINALITY AS pieces (piece, place)
       WHERE place > 1 AND left(piece, $2) ~ $1
       ORDER BY kind DESC, name, id, filename`,
      [SHOWN, SHOWN_LENGTH],
    );
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

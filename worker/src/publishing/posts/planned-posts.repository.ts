import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';

/** Whether anything is due at the moment $1. An update of no rows would still notify the backends of a change. */
const IS_DUE = `
  SELECT EXISTS (SELECT FROM blog_posts
    WHERE (publish_at <= $1 OR unpublish_at <= $1) AND deleted_at IS NULL) AS due`;

const NEXT_VERSION = `(SELECT max(version) + 1 FROM blog_post_versions WHERE post_id = post.id)`;
const SAVE = `minor = false, change_note = NULL, updated_at = now(), version = ${NEXT_VERSION}`;

/** Publishes what is due, with the date that was planned, and adds the annotation for the chart. */
const PUBLISH = `
  WITH published AS (
    UPDATE blog_posts post SET published = true, published_at = publish_at, publish_at = NULL, ${SAVE}
    WHERE publish_at <= $1 AND deleted_at IS NULL RETURNING id, title, published_at
  )
  INSERT INTO annotations (at, kind, text, post_id)
  SELECT published_at, 'published', 'Published: ' || title, id FROM published`;

const UNPUBLISH = `
  UPDATE blog_posts post SET published = false, unpublish_at = NULL, ${SAVE}
  WHERE unpublish_at <= $1 AND publish_at IS NULL AND deleted_at IS NULL`;

/** Articles that are published or unpublished at a time. */
@Injectable()
export class PlannedPostsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Publishes and unpublishes the articles that are due. Each once, whichever workers do it at the same time: a row that
   * one of them has changed is not due for the others.
   */
  async carryOut(now: Date): Promise<void> {
    const { rows } = await this.pool.query<{ due: boolean }>(IS_DUE, [now]);
    if (!rows[0]!.due) return;
    await this.pool.query(PUBLISH, [now]);
    await this.pool.query(UNPUBLISH, [now]);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';

interface Digest {
  /** The first day of the month. */
  month: string;
  subject: string;
  content: string;
}

/** What a digest of a month is made of. */
@Injectable()
export class DigestsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async readSite(): Promise<{ timeZone: string; hasAddress: boolean; readers: number }> {
    const { rows } = await this.pool.query<{ timeZone: string; hasAddress: boolean; readers: number }>(
      `SELECT time_zone AS "timeZone", operator_name IS NOT NULL AND operator_address IS NOT NULL AS "hasAddress",
         (SELECT count(*) FROM newsletter_subscribers WHERE state = 'confirmed' AND frequency = 'monthly')::integer AS readers
       FROM site_settings`,
    );
    return rows[0]!;
  }

  async isMade(month: string): Promise<boolean> {
    const { rows } = await this.pool.query('SELECT FROM newsletter_issues WHERE month = $1', [month]);
    return rows.length > 0;
  }

  /** Posts that were published in a period and still are, oldest first. */
  async findPosts(from: Date, until: Date): Promise<{ title: string; excerpt: string; slug: string }[]> {
    const { rows } = await this.pool.query<{ title: string; excerpt: string; slug: string }>(
      `SELECT title, excerpt, slug FROM blog_posts
       WHERE published AND deleted_at IS NULL AND published_at >= $1 AND published_at < $2 ORDER BY published_at`,
      [from, until],
    );
    return rows;
  }

  /** Adds a digest that is sent at once, unless there is one of that month. */
  async add({ month, subject, content }: Digest): Promise<void> {
    await this.pool.query(
      `INSERT INTO newsletter_issues (kind, subject, content, month, state, send_at)
       VALUES ('digest', $2, $3, $1, 'scheduled', now()) ON CONFLICT DO NOTHING`,
      [month, subject, content],
    );
  }
}

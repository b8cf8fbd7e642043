import {
  IS_RECIPIENT,
  readMailProducts,
  readMailSite,
  type MailProduct,
  type MailSite,
} from '@astaguide/database/newsletter/issue-mail.sql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';

/** An issue that is due. */
export interface DueIssue {
  id: number;
  subject: string;
  preheader: string | null;
  content: string;
}

/** What is sent of an issue, to everybody but the link to unsubscribe. */
export interface IssueTemplate {
  subject: string;
  text: string;
  html: string;
}

/** Issues that were due more than a day ago are not news any more: the owner decides. */
const POSTPONE_LATE = `
  UPDATE newsletter_issues SET state = 'draft'
  WHERE state = 'scheduled' AND send_at < now() - interval '1 day'`;

/** Freezes what is sent, and makes a delivery for each recipient of now. All of it or nothing, and once. */
const START = `
  WITH issue AS (
    UPDATE newsletter_issues SET state = 'sending', started_at = now(), sent_text = $2, sent_html = $3
    WHERE id = $1 AND state = 'scheduled' AND send_at <= now()
    RETURNING *
  )
  INSERT INTO newsletter_deliveries (issue_id, subscriber_id)
  SELECT issue.id, subscriber.id FROM issue JOIN newsletter_subscribers subscriber ON ${IS_RECIPIENT}
  ON CONFLICT DO NOTHING`;

const FINISH = `
  UPDATE newsletter_issues SET state = 'sent', finished_at = now()
  WHERE state = 'sending' AND NOT EXISTS (
    SELECT FROM newsletter_deliveries WHERE issue_id = newsletter_issues.id AND state IN ('queued', 'sending')
  )`;

/** Issues of the newsletter, as the worker sends them. */
@Injectable()
export class IssuesRepository {
  /** What was last sent: the same for thousands of mails, and never changed. */
  private readonly templates = new Map<number, IssueTemplate>();

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async findDue(): Promise<DueIssue[]> {
    const { rows: late } = await this.pool.query(
      `SELECT FROM newsletter_issues WHERE state = 'scheduled' AND send_at <= now() LIMIT 1`,
    );
    if (late.length === 0) return [];
    await this.pool.query(POSTPONE_LATE);
    const { rows } = await this.pool.query<DueIssue>(
      `SELECT id, subject, preheader, content FROM newsletter_issues WHERE state = 'scheduled' AND send_at <= now()`,
    );
    return rows;
  }

  readSite(): Promise<MailSite> {
    return readMailSite(this.query);
  }

  readProducts(ids: readonly number[]): Promise<MailProduct[]> {
    return readMailProducts(this.query, ids);
  }

  async start(id: number, { text, html }: Pick<IssueTemplate, 'text' | 'html'>): Promise<void> {
    await this.pool.query(START, [id, text, html]);
  }

  async finish(): Promise<void> {
    await this.pool.query(FINISH);
  }

  /** What is sent of an issue that has started. */
  async readTemplate(id: number): Promise<IssueTemplate> {
    const known = this.templates.get(id);
    if (known) return known;
    const { rows } = await this.pool.query<IssueTemplate>(
      'SELECT subject, sent_text AS text, sent_html AS html FROM newsletter_issues WHERE id = $1',
      [id],
    );
    // Two at the most are sent at once: one more than is usual.
    if (this.templates.size > 1) this.templates.clear();
    this.templates.set(id, rows[0]!);
    return rows[0]!;
  }

  private readonly query = async <Row>(statement: string, parameters: unknown[]): Promise<Row[]> => {
    const { rows } = await this.pool.query(statement, parameters);
    return rows as Row[];
  };
}

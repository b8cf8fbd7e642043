import type {
  NewsletterIssue,
  NewsletterIssueValues,
} from '@astaguide/contracts/publishing/newsletter-issue';
import {
  IS_RECIPIENT,
  readMailProducts,
  readMailSite,
  type MailProduct,
  type MailSite,
} from '@astaguide/database/newsletter/issue-mail.sql';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const iso = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const COLUMNS = `id, kind, subject, preheader, content, audience_page AS "audiencePage", state,
  ${iso('send_at')} AS "sendAt", ${iso('started_at')} AS "startedAt", ${iso('finished_at')} AS "finishedAt", version,
  ${iso('updated_at')} AS "updatedAt",
  (SELECT json_build_object(
     'recipients', count(*),
     'queued', count(*) FILTER (WHERE delivery.state IN ('queued', 'sending')),
     'sent', count(*) FILTER (WHERE delivery.state = 'sent'),
     'failed', count(*) FILTER (WHERE delivery.state = 'failed'),
     'unknown', count(*) FILTER (WHERE delivery.state = 'unknown'),
     'left', (SELECT count(*) FROM newsletter_subscribers WHERE left_issue_id = issue.id),
     'bounced', count(*) FILTER (WHERE delivery.bounced_at IS NOT NULL)
   ) FROM newsletter_deliveries delivery WHERE issue_id = issue.id) AS deliveries`;

/** Issues that the owner can still edit. */
const IS_EDITABLE = `state IN ('draft', 'scheduled')`;

/** Issues of the newsletter. */
@Injectable()
export class IssuesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest first. */
  findAll(): Promise<NewsletterIssue[]> {
    return this.dataSource.query(`SELECT ${COLUMNS} FROM newsletter_issues issue ORDER BY id DESC`);
  }

  async find(id: number): Promise<NewsletterIssue | undefined> {
    const [issue] = await this.dataSource.query<NewsletterIssue[]>(
      `SELECT ${COLUMNS} FROM newsletter_issues issue WHERE id = $1`,
      [id],
    );
    return issue;
  }

  /** @returns its id */
  async add(
    { subject, preheader, content, audiencePage }: NewsletterIssueValues,
    postId: number | null = null,
  ): Promise<number> {
    const [row] = await this.dataSource.query<[{ id: number }]>(
      `INSERT INTO newsletter_issues (subject, preheader, content, audience_page, post_id)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [subject, preheader ?? null, content, audiencePage ?? null, postId],
    );
    return row.id;
  }

  /** @returns false if it is being sent, or another edit was saved before */
  change(
    id: number,
    { subject, preheader, content, audiencePage, version }: NewsletterIssueValues,
  ): Promise<boolean> {
    return this.hasChanged(
      `UPDATE newsletter_issues SET subject = $2, preheader = $3, content = $4, audience_page = $5,
         version = version + 1, updated_at = now()
       WHERE id = $1 AND ${IS_EDITABLE} AND version = coalesce($6::bigint, version) RETURNING id`,
      [id, subject, preheader ?? null, content, audiencePage ?? null, version ?? null],
    );
  }

  /** @returns false if it was sent already */
  remove(id: number): Promise<boolean> {
    return this.hasChanged(`DELETE FROM newsletter_issues WHERE id = $1 AND ${IS_EDITABLE} RETURNING id`, [
      id,
    ]);
  }

  /** @param sendAt null for now. @returns false if it was sent already */
  schedule(id: number, sendAt: string | null): Promise<boolean> {
    return this.hasChanged(
      `UPDATE newsletter_issues SET state = 'scheduled', send_at = coalesce($2::timestamptz, now()), version = version + 1
       WHERE id = $1 AND ${IS_EDITABLE} RETURNING id`,
      [id, sendAt],
    );
  }

  /** Holds an issue back: a scheduled one becomes a draft, one that is being sent is paused. */
  pause(id: number): Promise<boolean> {
    return this.hasChanged(
      `UPDATE newsletter_issues SET version = version + 1,
         send_at = CASE state WHEN 'scheduled' THEN NULL ELSE send_at END,
         state = CASE state WHEN 'scheduled' THEN 'draft' ELSE 'paused' END
       WHERE id = $1 AND state IN ('scheduled', 'sending') RETURNING id`,
      [id],
    );
  }

  resume(id: number): Promise<boolean> {
    return this.hasChanged(
      `UPDATE newsletter_issues SET state = 'sending' WHERE id = $1 AND state = 'paused' RETURNING id`,
      [id],
    );
  }

  /** Queues the mails again whose delivery is unknown. @returns false if there are none */
  async sendUnknownAgain(id: number): Promise<boolean> {
    const isQueued = await this.hasChanged(
      `WITH again AS (
         UPDATE newsletter_deliveries
         SET state = 'queued', due_at = now(), posted_at = NULL, finished_at = NULL, attempts = 0
         WHERE issue_id = $1 AND state = 'unknown' RETURNING id
       )
       SELECT id FROM again LIMIT 1`,
      [id],
    );
    if (isQueued)
      await this.dataSource.query(
        `UPDATE newsletter_issues SET state = 'sending', finished_at = NULL WHERE id = $1 AND state = 'sent'`,
        [id],
      );
    return isQueued;
  }

  async countRecipients(id: number): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM newsletter_issues issue
       JOIN newsletter_subscribers subscriber ON ${IS_RECIPIENT} WHERE issue.id = $1`,
      [id],
    );
    return row.count;
  }

  readProducts(ids: readonly number[]): Promise<MailProduct[]> {
    return readMailProducts(this.query, ids);
  }

  readSite(): Promise<MailSite> {
    return readMailSite(this.query);
  }

  private readonly query = <Row>(statement: string, parameters: unknown[]): Promise<Row[]> =>
    this.dataSource.query(statement, parameters);

  private async hasChanged(statement: string, parameters: unknown[]): Promise<boolean> {
    // TypeORM answers rows for a SELECT, and rows with their number for an UPDATE.
    const answer = await this.dataSource.query<unknown[]>(statement, parameters);
    const rows = Array.isArray(answer[0]) ? answer[0] : answer;
    return rows.length > 0;
  }
}

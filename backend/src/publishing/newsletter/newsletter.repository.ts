import type {
  NewsletterFrequency,
  NewsletterSettingsInput,
  NewsletterSubscriber as NewsletterSubscriberRow,
  SubscriberState,
} from '@astaguide/contracts/publishing/newsletter';
import type { SubscriberImport } from '@astaguide/contracts/publishing/newsletter-import';
import type { Bounce, NotedBounces } from '@astaguide/contracts/publishing/newsletter-bounce';
import { noteBounces } from '@astaguide/database/newsletter/note-bounces.sql';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ImportedSubscriber } from './read-subscribers';

/** SHA-256 of an address: what is kept of one that was erased and must get no mail. */
export const addressHash = (address: string) => `sha256(convert_to(${address}, 'UTF8'))`;

/** Limit of confirmation mails to one address, because anyone can sign up any address. */
const MOST_CONFIRMATIONS_A_DAY = 3;

/**
 * Signs an address up, and has a confirmation sent where one is needed. One statement for every address, so that the
 * time of the answer tells nothing. What a confirmed one agreed to stays as it was.
 */
const SIGN_UP = `
  WITH consent AS (
    INSERT INTO newsletter_consents (version, text) VALUES ($4, $5) ON CONFLICT DO NOTHING
  ), suppressed AS (
    SELECT reason FROM newsletter_suppressions WHERE address_hash = ${addressHash('$1')}
  ), subscriber AS (
    INSERT INTO newsletter_subscribers AS known (email, state, page, consent_version, asked_at)
    VALUES ($1, CASE WHEN $2 OR EXISTS (SELECT FROM suppressed) THEN 'pending' ELSE 'confirmed' END, $3, $4, now())
    ON CONFLICT (email) DO UPDATE SET asked_at = now(),
      state = CASE known.state WHEN 'pending' THEN excluded.state ELSE known.state END,
      subscribed_at = CASE known.state WHEN 'pending' THEN now() ELSE known.subscribed_at END,
      page = CASE known.state WHEN 'pending' THEN excluded.page ELSE known.page END,
      consent_version = CASE known.state WHEN 'pending' THEN $4 ELSE known.consent_version END
    RETURNING id, state
  )
  INSERT INTO newsletter_deliveries (subscriber_id)
  SELECT id FROM subscriber
  WHERE $6 AND state IN ('pending', 'left', 'bounced')
    AND NOT EXISTS (SELECT FROM suppressed WHERE reason = 'complained')
    AND (
      SELECT count(*) < ${MOST_CONFIRMATIONS_A_DAY}
        AND coalesce(max(created_at) < now() - interval '10 minutes', true)
      FROM newsletter_deliveries
      WHERE subscriber_id = subscriber.id AND issue_id IS NULL AND created_at > now() - interval '1 day'
    )`;

const CONFIRM = `
  WITH token AS (
    SELECT subscriber_id FROM newsletter_tokens
    WHERE hash = $1 AND confirms AND created_at > now() - interval '30 days'
  ), confirmed AS (
    UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = now(), soft_bounces = 0,
      subscribed_at = CASE state WHEN 'pending' THEN subscribed_at ELSE coalesce(asked_at, now()) END
    WHERE id IN (SELECT subscriber_id FROM token) AND state IN ('pending', 'left', 'bounced')
    RETURNING email
  ), lifted AS (
    DELETE FROM newsletter_suppressions
    WHERE address_hash IN (SELECT ${addressHash('email')} FROM confirmed)
  )
  SELECT count(*)::integer AS found FROM token JOIN newsletter_subscribers subscriber ON id = subscriber_id
  WHERE state <> 'complained'`;

/** A token that confirmed before the subscriber left does not confirm again. */
const LEAVE = `
  WITH token AS (
    SELECT subscriber_id, issue_id FROM newsletter_tokens WHERE hash = $1
  ), gone AS (
    UPDATE newsletter_subscribers SET state = 'left', left_at = now(), left_issue_id = issue_id
    FROM token WHERE id = subscriber_id AND state IN ('pending', 'confirmed', 'bounced')
    RETURNING id
  ), spent AS (
    UPDATE newsletter_tokens SET confirms = false WHERE subscriber_id IN (SELECT id FROM gone)
  )
  SELECT count(*)::integer AS found FROM token`;

/** Deletes subscribers. A hash of those that must get no mail stays, so that no import brings them back. */
const REMOVE = `
  WITH gone AS (
    DELETE FROM newsletter_subscribers WHERE id = ANY($1) RETURNING email, state
  ), suppressed AS (
    INSERT INTO newsletter_suppressions (address_hash, reason)
    SELECT ${addressHash('email')}, state FROM gone WHERE state IN ('left', 'bounced', 'complained')
    ON CONFLICT DO NOTHING
  )
  SELECT count(*)::integer AS found FROM gone`;

/**
 * Adds addresses that agreed elsewhere, as confirmed. Those on the list stay as they are, and those that must get no mail
 * stay away. @param $4 false for a trial, which counts alone
 */
const IMPORT = `
  WITH given AS (
    SELECT email, consented_at, source, EXISTS (
        SELECT FROM newsletter_suppressions WHERE address_hash = ${addressHash('email')}
      ) AS is_suppressed,
      EXISTS (SELECT FROM newsletter_subscribers known WHERE known.email = file.email) AS is_known
    FROM unnest($1::text[], $2::timestamptz[], $3::text[]) AS file(email, consented_at, source)
  ), added AS (
    INSERT INTO newsletter_subscribers (email, subscribed_at, source, import_source)
    SELECT email, consented_at, 'import', source FROM given WHERE $4 AND NOT is_known AND NOT is_suppressed
    ON CONFLICT DO NOTHING
  )
  SELECT count(*) FILTER (WHERE is_known)::integer AS known,
    count(*) FILTER (WHERE is_suppressed AND NOT is_known)::integer AS suppressed,
    count(*) FILTER (WHERE NOT is_suppressed AND NOT is_known)::integer AS added
  FROM given`;

const iso = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** With a hundred thousand of them, entities and dates would cost four times the rows themselves. */
const FIND_ALL = `
  SELECT id, email, ${iso('subscribed_at')} AS "subscribedAt", is_active AS "isActive", state, page,
    consent_version AS "consentVersion", import_source AS "importSource", frequency,
    ${iso(`CASE state WHEN 'pending' THEN asked_at WHEN 'confirmed' THEN confirmed_at WHEN 'left' THEN left_at
      WHEN 'bounced' THEN bounced_at ELSE complained_at END`)} AS "stateAt"
  FROM newsletter_subscribers ORDER BY subscribed_at DESC, id DESC`;

/** A sign-up of an address. */
export interface SignUp {
  /** In lower case. */
  email: string;
  /** Whether the address has to be confirmed. */
  isDouble: boolean;
  /** Path of the page with the form. */
  page: string | null;
  consent: { version: string; text: string };
  canSend: boolean;
}

/** Who holds a link of a mail. */
export interface TokenHolder {
  email: string;
  state: SubscriberState;
  frequency: NewsletterFrequency;
  /** Whether the link confirms the subscription. */
  confirms: boolean;
}

/** The addresses that signed up for the newsletter, and their consent. */
@Injectable()
export class NewsletterRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async signUp({ email, isDouble, page, consent, canSend }: SignUp): Promise<void> {
    await this.dataSource.query(SIGN_UP, [email, isDouble, page, consent.version, consent.text, canSend]);
  }

  /** @returns whether the token confirms a subscriber, now or before */
  confirm(tokenHash: Buffer): Promise<boolean> {
    return this.hasFound(CONFIRM, tokenHash);
  }

  /** @returns whether the token belongs to a subscriber, who is now unsubscribed */
  leave(tokenHash: Buffer): Promise<boolean> {
    return this.hasFound(LEAVE, tokenHash);
  }

  async findByToken(tokenHash: Buffer): Promise<TokenHolder | undefined> {
    const [holder] = await this.dataSource.query<TokenHolder[]>(
      `SELECT email, state, frequency, confirms AND created_at > now() - interval '30 days' AS confirms
       FROM newsletter_tokens JOIN newsletter_subscribers subscriber ON subscriber.id = subscriber_id WHERE hash = $1`,
      [tokenHash],
    );
    return holder;
  }

  async setFrequency(tokenHash: Buffer, frequency: NewsletterFrequency): Promise<void> {
    await this.dataSource.query(
      `UPDATE newsletter_subscribers SET frequency = $2
       WHERE id = (SELECT subscriber_id FROM newsletter_tokens WHERE hash = $1)`,
      [tokenHash, frequency],
    );
  }

  /** The newest first, as they are answered. */
  findAll(): Promise<NewsletterSubscriberRow[]> {
    return this.dataSource.query(FIND_ALL);
  }

  /** @returns whether there was such a subscriber */
  remove(id: number): Promise<boolean> {
    return this.hasFound(REMOVE, [id]);
  }

  /** Deletes the subscribers with these ids; unknown ones are ignored. */
  async removeAll(ids: readonly number[]): Promise<void> {
    // One parameter for all of them: PostgreSQL allows 65,535 in a statement.
    await this.hasFound(REMOVE, ids);
  }

  /** @param isTrial whether to count alone */
  async import(
    subscribers: readonly ImportedSubscriber[],
    isTrial: boolean,
  ): Promise<Pick<SubscriberImport, 'added' | 'known' | 'suppressed'>> {
    const [counts] = await this.dataSource.query<[Pick<SubscriberImport, 'added' | 'known' | 'suppressed'>]>(
      IMPORT,
      [
        subscribers.map(({ email }) => email),
        subscribers.map(({ consentedAt }) => consentedAt),
        subscribers.map(({ source }) => source),
        !isTrial,
      ],
    );
    return counts;
  }

  noteBounces(bounces: readonly Bounce[]): Promise<NotedBounces> {
    return noteBounces((statement, parameters) => this.dataSource.query(statement, parameters), bounces);
  }

  async getSettings(): Promise<Required<NewsletterSettingsInput> & { problem: string | null }> {
    const [row] = await this.dataSource.query<
      [Required<NewsletterSettingsInput> & { problem: string | null }]
    >(
      `SELECT double_opt_in AS "doubleOptIn", mails_per_minute AS "mailsPerMinute", problem FROM newsletter_settings`,
    );
    return row;
  }

  async updateSettings({ doubleOptIn, mailsPerMinute }: NewsletterSettingsInput): Promise<void> {
    await this.dataSource.query(
      'UPDATE newsletter_settings SET double_opt_in = $1, mails_per_minute = $2, next_mail_at = now()',
      [doubleOptIn, mailsPerMinute],
    );
  }

  private async hasFound(statement: string, parameter: unknown): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ found: number }]>(statement, [parameter]);
    return row.found > 0;
  }
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that was handed to the mail server, is being handed over, or was given up: no key is ever sent twice. */
@Entity('mails_sent')
export class MailSent {
  /** What the mail is about: 'weekly-summary.2026-11-16'. */
  @PrimaryColumn('text')
  key!: string;

  /** weekly-summary, click-alert, test. */
  @Column('text')
  kind!: string;

  @Column('text')
  subject!: string;

  /** uncertain: the connection broke after the text was on its way, so that it may have arrived. */
  @Column('text')
  state!: 'sending' | 'sent' | 'uncertain' | 'given-up';

  /** What kept a mail that was given up from being sent. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** When it was taken to be handed over, or given up. */
  @Column('timestamptz', { default: () => 'now()' })
  claimedAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}

import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail that was handed to the mail server, or is being handed over: the same key is never sent twice. */
@Entity('mails_sent')
@Check('mails_sent_state_check', `state IN ('sending', 'sent', 'uncertain')`)
@Index('mails_sent_claimed_at_idx', ['claimedAt'])
export class MailSent {
  /** What the mail is about: 'weekly-summary.2026-11-16'. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'mails_sent_pkey' })
  key!: string;

  /** weekly-summary, click-alert, test. */
  @Column('text')
  kind!: string;

  @Column('text')
  subject!: string;

  /** uncertain: the connection broke after the text was on its way, so that it may have arrived. */
  @Column('text')
  state!: 'sending' | 'sent' | 'uncertain';

  @Column('timestamptz', { default: () => 'now()' })
  claimedAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}

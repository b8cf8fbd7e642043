import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that was sent, is being sent, or was given up. A key is never sent twice. */
@Entity('notifications')
export class Notification {
  /** What the mail is about: 'weekly-summary.2026-11-16'. */
  @PrimaryColumn('text')
  key!: string;

  /** One of `notificationKinds`. */
  @Column('text')
  kind!: string;

  @Column('text')
  subject!: string;

  /** uncertain: the connection was lost during sending, so that the mail may have arrived. */
  @Column('text')
  state!: 'sending' | 'sent' | 'uncertain' | 'given-up';

  /** What kept a mail that was given up from being sent. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** When sending started, or when it was given up. */
  @Column('timestamptz', { default: () => 'now()' })
  claimedAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}

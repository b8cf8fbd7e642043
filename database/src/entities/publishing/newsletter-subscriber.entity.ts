import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SubscriberState } from '@astaguide/contracts/publishing/newsletter';

/** An address that signed up for the newsletter, or was imported. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Lower case, so that the same address in another spelling is the same subscriber. */
  @Column('text')
  email!: string;

  /** When this address signed up; for an imported one, the date of its consent. */
  @Column('timestamptz', { default: () => 'now()' })
  subscribedAt!: Date;

  /** Whether the state is `confirmed`: the form that the previous release reads. A trigger keeps the two equal. */
  @Column('boolean', { default: true })
  isActive!: boolean;

  @Column('text', { default: 'confirmed' })
  state!: SubscriberState;

  /** When the button of the confirmation was pressed; null for one from before double opt-in, or without it. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  bouncedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  complainedAt!: Date | null;

  /** The last sign-up of this address, by any visitor. */
  @Column('timestamptz', { nullable: true })
  askedAt!: Date | null;

  /** Path of the page with the sign-up form. */
  @Column('text', { nullable: true })
  page!: string | null;

  /** The version of the text that was agreed to, in `newsletter_consents`. */
  @Column('text', { nullable: true })
  consentVersion!: string | null;

  @Column('text', { default: 'form' })
  source!: 'form' | 'import';

  /** Where an imported address agreed, in the owner's words. */
  @Column('text', { nullable: true })
  importSource!: string | null;

  @Column('text', { default: 'every' })
  frequency!: 'every' | 'monthly';

  /** Bounces that may pass, since the last confirmation. */
  @Column('integer', { default: 0 })
  softBounces!: number;

  @Column('timestamptz', { nullable: true })
  softBouncedAt!: Date | null;

  /** The issue whose link was used to unsubscribe. */
  @Column('integer', { nullable: true })
  leftIssueId!: number | null;
}

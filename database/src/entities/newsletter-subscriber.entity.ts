import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An address that asked for the newsletter. */
@Entity('newsletter_subscribers')
@Unique('newsletter_subscribers_email_key', ['email'])
@Check('newsletter_subscribers_email_check', `email = lower(email) AND email LIKE '%_@_%'`)
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'newsletter_subscribers_pkey' })
  id!: number;

  /** Lower case, so that the same address in another spelling is the same subscriber. */
  @Column('text')
  email!: string;

  @Column('timestamptz', { default: () => 'now()' })
  subscribedAt!: Date;

  @Column('boolean', { default: true })
  isActive!: boolean;
}

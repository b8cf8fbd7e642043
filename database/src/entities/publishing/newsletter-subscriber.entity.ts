import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that asked for the newsletter. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Lower case, so that the same address in another spelling is the same subscriber. */
  @Column('text')
  email!: string;

  @Column('timestamptz', { default: () => 'now()' })
  subscribedAt!: Date;

  @Column('boolean', { default: true })
  isActive!: boolean;
}

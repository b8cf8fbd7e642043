import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One sale as reported by one import. Only the current row of a sale counts; earlier rows stay, so that undoing an
 * import restores them.
 */
@Entity('conversions')
export class Conversion {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: string;

  @Column('integer')
  importId!: number;

  /** Line of the file, the headings being line 1. */
  @Column('integer')
  line!: number;

  /** The retailer's name in one form. */
  @Column('text')
  retailerKey!: string;

  /** Identifies the sale among the retailer's, see backend/src/earnings/rules/identities.ts. */
  @Column('text')
  identity!: string;

  @Column('text', { nullable: true })
  orderId!: string | null;

  @Column('uuid', { nullable: true })
  clickId!: string | null;

  /** The product as the retailer calls it. */
  @Column('text', { nullable: true })
  productText!: string | null;

  /** The same, normalized. */
  @Column('text', { nullable: true })
  productKey!: string | null;

  /** Null while the sale is not matched to a product. */
  @Column('integer', { nullable: true })
  productId!: number | null;

  /** Day of the sale as the report writes it; the UTC day of the moment where there is one. */
  @Column('date')
  day!: string;

  /**
   * When it was sold, or when the click happened if the report has no date: its day in any time zone follows from it.
   */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  moment!: Date | null;

  /** The sale, in its currency. */
  @Column('numeric', { precision: 14, scale: 4 })
  amount!: string;

  /** In the same currency; null if the report does not have it. */
  @Column('numeric', { precision: 14, scale: 4, nullable: true })
  commission!: string | null;

  /** ISO 4217. */
  @Column('text', { default: 'USD' })
  currency!: string;

  @Column('text')
  state!: 'pending' | 'confirmed' | 'reversed';

  /** When the report came in: the latest one counts. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  reportedAt!: Date;

  @Column('boolean', { default: false })
  isCurrent!: boolean;
}

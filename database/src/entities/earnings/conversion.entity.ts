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

  /** Line of the file, the headings being line 1; 0 for a postback. */
  @Column('integer')
  line!: number;

  /** The retailer's name in one form. */
  @Column('text')
  retailerKey!: string;

  /** Identifies the sale among the retailer's, see backend/src/earnings/rules/identities.ts. */
  @Column('text')
  identity!: string;

  /** The network's id of this row, unique in its reports. */
  @Column('text', { nullable: true })
  rowId!: string | null;

  @Column('text', { nullable: true })
  orderId!: string | null;

  /** The row id or order id of the sale that this row corrects; null for a sale. */
  @Column('text', { nullable: true })
  corrects!: string | null;

  /** Whether it states the total of its order, as postbacks do, and not one line. */
  @Column('boolean', { default: false })
  isWholeOrder!: boolean;

  /** Whether it is a bonus or bounty without an order: no sale. */
  @Column('boolean', { default: false })
  isAdjustment!: boolean;

  /** The account at the network, such as a tracking id; null if the report has none. */
  @Column('text', { nullable: true })
  account!: string | null;

  @Column('uuid', { nullable: true })
  clickId!: string | null;

  /** Whether a postback named this click, and it is not in the log. */
  @Column('boolean', { default: false })
  awaitsClick!: boolean;

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

  /** The sale, in its currency; negative for a refund. */
  @Column('numeric', { precision: 14, scale: 4 })
  amount!: string;

  /** In the commission's currency, signed; null if the report does not have it. */
  @Column('numeric', { precision: 14, scale: 4, nullable: true })
  commission!: string | null;

  /** ISO 4217. */
  @Column('text', { default: 'USD' })
  currency!: string;

  /** Null if it is the same. */
  @Column('text', { nullable: true })
  commissionCurrency!: string | null;

  @Column('text')
  state!: 'pending' | 'confirmed' | 'reversed';

  @Column('boolean', { default: false })
  isPaid!: boolean;

  /** Null if it is not paid, or the report has no day of the payment. */
  @Column('date', { nullable: true })
  paidOn!: string | null;

  /** The last day that the report covers. */
  @Column('date', { nullable: true })
  asOf!: string | null;

  /** Of the owner's correction: the corrected fields. Null for a report. */
  @Column('text', { array: true, nullable: true })
  corrected!: string[] | null;

  /** When the report came in: the latest one counts. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  reportedAt!: Date;

  @Column('boolean', { default: false })
  isCurrent!: boolean;
}

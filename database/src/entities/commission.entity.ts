import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What a sale of a product earns from a day on, until the product's next commission begins. */
@Entity('commissions')
@Check('commissions_kind_check', `kind IN ('rate', 'fixed')`)
@Check('commissions_value_check', `value >= 0 AND (kind = 'fixed' OR value <= 100)`)
export class Commission {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'commissions_pkey' })
  productId!: number;

  /** The first day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'commissions_pkey' })
  validFrom!: string;

  @Column('text')
  kind!: 'rate' | 'fixed';

  /** Percent of the sale, or US dollars a sale. */
  @Column('numeric', { precision: 10, scale: 2 })
  value!: string;
}

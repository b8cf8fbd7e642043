import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a sale of a product earns from a day on, until the product's next commission begins. */
@Entity('commissions')
export class Commission {
  @PrimaryColumn('integer')
  productId!: number;

  /** The first day. */
  @PrimaryColumn('date')
  validFrom!: string;

  @Column('text')
  kind!: 'rate' | 'fixed';

  /** Percent of the sale, or US dollars a sale. */
  @Column('numeric', { precision: 10, scale: 2 })
  value!: string;
}

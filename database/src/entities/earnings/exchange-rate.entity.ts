import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one unit of a currency is worth from a day on, until the currency's next rate begins. */
@Entity('exchange_rates')
export class ExchangeRate {
  /** ISO 4217: 'EUR'. */
  @PrimaryColumn('text')
  currency!: string;

  /** The first day. */
  @PrimaryColumn('date')
  validFrom!: string;

  /** US dollars. */
  @Column('numeric', { precision: 14, scale: 8 })
  rate!: string;
}

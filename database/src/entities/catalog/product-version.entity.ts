import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A product as it was after one of its changes. A trigger of the database adds them. */
@Entity('product_versions')
export class ProductVersion {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: string;

  @Column('integer')
  productId!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  changedAt!: Date;

  /** US dollars. */
  @Column('numeric', { precision: 10, scale: 2 })
  price!: string;

  /** The row of the product, by the names of its columns. */
  @Column('jsonb')
  product!: Record<string, unknown>;
}

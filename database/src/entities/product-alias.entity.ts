import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a retailer calls a product. */
@Entity('product_aliases')
export class ProductAlias {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'product_aliases_pkey' })
  retailerKey!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'product_aliases_pkey' })
  productKey!: string;

  @Column('integer')
  productId!: number;
}

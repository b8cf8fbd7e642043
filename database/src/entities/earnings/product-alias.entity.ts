import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which product a retailer means by a name, as the owner said when matching its sales. */
@Entity('product_aliases')
export class ProductAlias {
  /** The retailer's name in one form. */
  @PrimaryColumn('text')
  retailerKey!: string;

  /** The product as the retailer calls it, normalized. */
  @PrimaryColumn('text')
  productKey!: string;

  @Column('integer')
  productId!: number;
}

import { productInputSchema } from '@astaguide/contracts/catalog/product';
import { Column, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(productInputSchema.omit({ version: true }).required({ slug: true }), {
  price: { type: 'numeric', precision: 10, scale: 2 },
  priceCheckedOn: { type: 'date', nullable: true },
  rating: { type: 'numeric', precision: 3, scale: 1 },
  couponEndsOn: { type: 'date', nullable: true },
  offers: { type: 'jsonb', default: () => `'[]'` },
  measuredMg: { type: 'numeric', precision: 6, scale: 2, nullable: true },
});

/**
 * A supplement in the catalog; its fields are those of the contract. Deleting sets deletedAt: the row stays, so that old
 * clicks keep their product's name, and its slug is free again.
 */
@Entity('products')
export class Product extends Fields {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Version for optimistic locking: it detects an edit that started from an older state. */
  @VersionColumn({ default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @DeleteDateColumn({ type: 'timestamptz', nullable: true, select: false })
  deletedAt!: Date | null;
}

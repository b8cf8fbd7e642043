import { productInputSchema } from '@astaguide/contracts/catalog/product';
import {
  Column,
  DeleteDateColumn,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  VersionColumn,
} from 'typeorm';
import { contractColumns } from '../contract-columns';
import type { RankChangeReason } from '@astaguide/contracts/catalog/ranking';

/** A change of a product's rank, written in the transaction of the edit that caused it. */
@Entity('rank_changes')
export class RankChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: string;

  @Column('integer')
  productId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;

  @Column('integer', { nullable: true })
  fromRank!: number | null;

  @Column('integer', { nullable: true })
  toRank!: number | null;

  @Column('text')
  reason!: RankChangeReason;

  /** The version of the score, if it ordered the products. */
  @Column('integer', { nullable: true })
  scoreVersion!: number | null;
}

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

/** A slug that a product had before it was renamed: links to it still lead to the product. */
@Entity('product_former_slugs')
export class ProductFormerSlug {
  @PrimaryColumn('text')
  slug!: string;

  @Column('integer')
  productId!: number;
}

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

import { Column, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/**
 * A supplement in the catalog. Deleting sets deletedAt: the row stays, so that old clicks keep their
 * product's name, and its slug is free again.
 */
@Entity('products')
export class Product {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  brand!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  description!: string;

  @Column('text')
  imageUrl!: string;

  @Column('text')
  bestFor!: string;

  @Column('text')
  affiliateLink!: string;

  @Column('text')
  potency!: string;

  /** In one pack. */
  @Column('integer', { nullable: true })
  servings!: number | null;

  @Column('text')
  source!: string;

  /** US dollars. */
  @Column('numeric', { precision: 10, scale: 2 })
  price!: string;

  @Column('numeric', { precision: 3, scale: 1 })
  rating!: string;

  @Column('integer', { default: 0 })
  reviewCount!: number;

  @Column('text', { array: true, default: () => `'{}'` })
  features!: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  benefits!: string[];

  @Column('text', { nullable: true })
  badge!: string | null;

  @Column('boolean', { default: true })
  inStock!: boolean;

  @Column('boolean', { default: false })
  featured!: boolean;

  @Column('integer', { nullable: true })
  placement!: number | null;

  @Column('text', { nullable: true })
  htmlContent!: string | null;

  @Column('text', { nullable: true })
  keywords!: string | null;

  @Column('text', { nullable: true })
  couponCode!: string | null;

  @Column('text', { nullable: true })
  couponDescription!: string | null;

  @Column('text', { nullable: true })
  couponDiscount!: string | null;

  @Column('boolean', { default: false })
  isTopRanked!: boolean;

  @Column('text', { nullable: true })
  affiliateLinkDe!: string | null;

  @Column('text', { nullable: true })
  affiliateLinkEs!: string | null;

  @Column('text', { nullable: true })
  affiliateLinkNl!: string | null;

  @Column('text', { nullable: true })
  affiliateLinkPl!: string | null;

  @Column('text', { nullable: true })
  category!: string | null;

  @Column('text', { nullable: true })
  ageRange!: string | null;

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

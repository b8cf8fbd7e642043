import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from './product.entity';

/** A slug that a product had before it was renamed: links to it still lead to the product. */
@Entity('product_former_slugs')
@Index('product_former_slugs_product_id_idx', ['productId'])
export class ProductFormerSlug {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'product_former_slugs_pkey' })
  slug!: string;

  @Column('integer')
  productId!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_former_slugs_product_id_fkey' })
  product!: Relation<Product>;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slug that a product had before it was renamed: links to it still lead to the product. */
@Entity('product_former_slugs')
export class ProductFormerSlug {
  @PrimaryColumn('text')
  slug!: string;

  @Column('integer')
  productId!: number;
}

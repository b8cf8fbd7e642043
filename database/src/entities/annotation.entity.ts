import { annotationKinds } from '@astaguide/contracts/annotation';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { BlogPost } from './blog-post.entity';
import { Product } from './product.entity';

const kindList = annotationKinds.map((kind) => `'${kind}'`).join(', ');

/** Something that may explain a figure: what the owner changed, by itself, and the owner's own notes. */
@Entity('annotations')
@Check('annotations_kind_check', `kind IN (${kindList})`)
@Index('annotations_at_idx', ['at'])
export class Annotation {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'annotations_pkey',
    generatedIdentity: 'BY DEFAULT',
  })
  id!: number;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column('text')
  kind!: (typeof annotationKinds)[number];

  @Column('text')
  text!: string;

  @Column('integer', { nullable: true })
  productId!: number | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'annotations_product_id_fkey' })
  product!: Relation<Product> | null;

  @Column('integer', { nullable: true })
  postId!: number | null;

  @ManyToOne(() => BlogPost, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'annotations_post_id_fkey' })
  post!: Relation<BlogPost> | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

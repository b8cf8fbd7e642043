import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Product } from '../catalog/product.entity';

/** The owner's answer to a question of visitors. */
@Entity('written_answers')
export class WrittenAnswer {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  question!: string;

  /** Plain text with paragraphs. */
  @Column('text')
  answer!: string;

  /** Null for an entry of the FAQ. */
  @Column('integer', { nullable: true })
  productId!: number | null;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id' })
  product!: Product | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

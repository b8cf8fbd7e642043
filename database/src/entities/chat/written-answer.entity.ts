import { writtenAnswerInputSchema } from '@astaguide/contracts/chat/written-answer';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Product } from '../catalog/product.entity';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(writtenAnswerInputSchema, { productId: { type: 'integer', nullable: true } });

/** The owner's answer to a question of visitors, with the fields of the contract. */
@Entity('written_answers')
export class WrittenAnswer extends Fields {
  @PrimaryGeneratedColumn()
  id!: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id' })
  product!: Product | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

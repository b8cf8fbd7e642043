import type { annotationKinds } from '@astaguide/contracts/analytics/annotation';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Something that may explain a change of a metric: changes of the catalog, added automatically, and the owner's notes.
 */
@Entity('annotations')
export class Annotation {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column('text')
  kind!: (typeof annotationKinds)[number];

  @Column('text')
  text!: string;

  @Column('integer', { nullable: true })
  productId!: number | null;

  @Column('integer', { nullable: true })
  postId!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

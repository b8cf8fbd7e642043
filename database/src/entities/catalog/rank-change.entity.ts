import type { RankChangeReason } from '@astaguide/contracts/catalog/ranking';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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

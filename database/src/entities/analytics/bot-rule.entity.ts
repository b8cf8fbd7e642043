import type { BotRuleCondition, BotRuleState } from '@astaguide/contracts/analytics/bot-rule';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A custom bot rule of the owner. Its condition never changes; another condition is another rule. */
@Entity('bot_rules')
export class BotRule {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** A network as PostgreSQL writes it, without bits beyond its prefix. */
  @Column('jsonb')
  condition!: BotRuleCondition;

  /** While `applying` or `applied`, matching events are excluded. */
  @Column('text', { default: 'draft' })
  state!: BotRuleState;

  /** When the preview was completed; null before. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  previewedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}

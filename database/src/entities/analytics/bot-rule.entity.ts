import type { BotRuleCondition, BotRuleState } from '@astaguide/contracts/analytics/bot-rule';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A rule of the owner's own that tells bots. It never changes: another condition is another rule. */
@Entity('bot_rules')
export class BotRule {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** A network as PostgreSQL writes it, without bits beyond its prefix. */
  @Column('jsonb')
  condition!: BotRuleCondition;

  /** While keeping or kept, what it tells is left out. */
  @Column('text', { default: 'draft' })
  state!: BotRuleState;

  /** When bot_rule_previews became whole; null while they are not. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  triedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}

import type { BotRuleCondition, BotRuleState } from '@astaguide/contracts/bot-rule';
import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';

/** A rule of the owner's own that tells bots. It never changes: another condition is another rule. */
@Entity('bot_rules')
@Unique('bot_rules_condition_key', ['condition'])
@Check('bot_rules_state_check', `state IN ('draft', 'keeping', 'kept', 'taking-back')`)
export class BotRule {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'bot_rules_pkey',
    generatedIdentity: 'BY DEFAULT',
  })
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

/** People's figures of a day as they were when a rule was tried, and as they would be with it. */
@Entity('bot_rule_previews')
export class BotTrialFigures {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'bot_rule_previews_pkey' })
  ruleId!: number;

  @ManyToOne(() => BotRule, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'rule_id', foreignKeyConstraintName: 'bot_rule_previews_rule_id_fkey' })
  rule!: Relation<BotRule>;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'bot_rule_previews_pkey' })
  day!: string;

  /** 0 for all events. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'bot_rule_previews_pkey' })
  productId!: number;

  @Column('integer')
  views!: number;

  @Column('integer')
  clicks!: number;

  @Column('integer')
  visitors!: number;

  @Column('integer')
  viewsAfter!: number;

  @Column('integer')
  clicksAfter!: number;

  @Column('integer')
  visitorsAfter!: number;
}

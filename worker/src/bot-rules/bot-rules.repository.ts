import { Inject, Injectable } from '@nestjs/common';
import {
  botRuleStates,
  type BotRuleCondition,
  type BotRuleState,
} from '@astaguide/contracts/analytics/bot-rule';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** A rule that is applied to events. */
export interface ActiveBotRule {
  id: number;
  condition: BotRuleCondition;
}

/** The owner's rules that mark bots. */
@Injectable()
export class BotRulesRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** @returns the rule's condition; null if it was deleted */
  async findCondition(rule: number): Promise<BotRuleCondition | null> {
    const { rows } = await this.pool.query<{ condition: BotRuleCondition }>(
      'SELECT condition FROM bot_rules WHERE id = $1',
      [rule],
    );
    return rows[0]?.condition ?? null;
  }

  /** @returns the rules by which events are left out, oldest first */
  findActive(): Promise<ActiveBotRule[]> {
    return activeBotRules(this.pool);
  }

  /**
   * @param from only out of these states
   * @returns whether the rule was in one of them
   */
  async setState(
    rule: number,
    state: BotRuleState,
    from: readonly BotRuleState[] = botRuleStates,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'UPDATE bot_rules SET state = $2 WHERE id = $1 AND state = ANY ($3)',
      [rule, state, from],
    );
    return rowCount === 1;
  }
}

/** The active rules. Within a transaction, they are those at the moment of this statement. */
export async function activeBotRules(client: Pick<Pool, 'query'>): Promise<ActiveBotRule[]> {
  const { rows } = await client.query<ActiveBotRule>(
    `SELECT id, condition FROM bot_rules WHERE state IN ('applying', 'applied') ORDER BY id`,
  );
  return rows;
}

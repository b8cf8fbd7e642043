import {
  botRuleStates,
  type BotRuleCondition,
  type BotRuleState,
} from '@astaguide/contracts/analytics/bot-rule';
import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

/** The owner's rules that mark bots. */
@Injectable()
export class BotRulesRepository {
  constructor(@InjectRepository(BotRule) private readonly rules: Repository<BotRule>) {}

  /** @returns the rule's condition; null if it was deleted */
  async findCondition(id: number): Promise<BotRuleCondition | null> {
    return (await this.rules.findOneBy({ id }))?.condition ?? null;
  }

  /**
   * @param from only out of these states
   * @returns whether the rule was in one of them
   */
  async setState(
    id: number,
    state: BotRuleState,
    from: readonly BotRuleState[] = botRuleStates,
  ): Promise<boolean> {
    const { affected } = await this.rules.update({ id, state: In(from) }, { state });
    return affected === 1;
  }

  /** Marks the rule's preview as complete. */
  async finishPreview(id: number): Promise<void> {
    await this.rules.update({ id }, { previewedAt: () => 'now()' });
  }
}

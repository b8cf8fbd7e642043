import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import type { BotRuleState } from '@astaguide/contracts/analytics/bot-rule';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { BotRulesRepository } from '../../bot-rules/bot-rules.repository';
import { RULES_FRESH } from '../../bot-rules/rules-in-force';
import { BotVerdictsRepository } from '../../bot-rules/bot-verdicts.repository';
import { DerivedDaysRepository } from '../../projections/derived-days.repository';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { Findings, plural } from '../findings';
import type { RunHandler } from '../run-handler';
import { RunRefused } from '../run-outcomes';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

type Kind = 'keep-bot-rule' | 'take-back-bot-rule';

interface Way {
  during: BotRuleState;
  to: BotRuleState;
  /** What is told of it: 'Kept over 20 days'. */
  done: string;
}

const ways: Record<Kind, Way> = {
  'keep-bot-rule': { during: 'keeping', to: 'kept', done: 'Kept over' },
  'take-back-bot-rule': { during: 'taking-back', to: 'draft', done: 'Taken back over' },
};

/**
 * Has a rule hold, or no longer: first for what comes in, then day by day for what is there. Each day's events and all
 * its figures change together; the days that have none of the rule's events are only looked at.
 */
@Injectable()
abstract class SettleBotRuleHandler<SettleKind extends Kind> implements RunHandler<SettleKind> {
  abstract readonly kind: SettleKind;

  constructor(
    private readonly rules: BotRulesRepository,
    private readonly verdicts: BotVerdictsRepository,
    private readonly derived: DerivedDaysRepository,
    private readonly checks: DayChecks,
    private readonly compaction: CompactionRepository,
  ) {}

  async run(
    { rule, ...range }: MaintenanceParameters[SettleKind],
    progress: RunProgress,
  ): Promise<RunResult> {
    const way = ways[this.kind];
    // A worker that goes on where another one ended must not undo what was asked for since.
    if (progress.done === 0 && !(await this.rules.setState(rule, way.during)))
      throw new RunRefused('The rule was deleted.');
    // Whoever records events has heard of it then, so that no day gets what would have to be judged anew.
    await setTimeout(RULES_FRESH);
    const findings = new Findings(progress.result);
    const summary = () => {
      const drift = findings.of('drift');
      const judged = `${plural(findings.of('judged'), 'event')} judged anew`;
      return `${daysText(way.done, findings)}: ${judged}${drift > 0 ? `, ${plural(drift, 'row')} differ` : ''}`;
    };
    const step = async (day: string) => {
      const judged = await this.verdicts.settle(day);
      if (judged === 0) return false;
      findings.add('judged', judged);
      // Where another worker is about derived figures, it comes to this day as well.
      await this.derived.compute(day);
      findings.add('drift', await this.checks.verify(day));
      return true;
    };
    await forEachDay(range, this.compaction, { progress, findings, step, summary });
    if (!(await this.rules.setState(rule, way.to, [way.during, way.to])))
      throw new RunRefused('Something else was asked for the rule meanwhile.');
    return findings.result(summary());
  }
}

@Injectable()
export class KeepBotRuleHandler extends SettleBotRuleHandler<'keep-bot-rule'> {
  readonly kind = 'keep-bot-rule';
}

@Injectable()
export class TakeBackBotRuleHandler extends SettleBotRuleHandler<'take-back-bot-rule'> {
  readonly kind = 'take-back-bot-rule';
}

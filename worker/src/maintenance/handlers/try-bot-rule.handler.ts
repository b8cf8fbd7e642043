import { Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { BotRulesRepository } from '../../bot-rules/bot-rules.repository';
import { BotTrialsRepository } from '../../bot-rules/bot-trials.repository';
import { CompactionRepository } from '../compaction.repository';
import { Findings } from '../findings';
import type { RunHandler } from '../run-handler';
import { RunRefused } from '../run-outcomes';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Says what the figures would be with a rule, and changes none of them. */
@Injectable()
export class TryBotRuleHandler implements RunHandler<'try-bot-rule'> {
  readonly kind = 'try-bot-rule';

  constructor(
    private readonly rules: BotRulesRepository,
    private readonly trials: BotTrialsRepository,
    private readonly compaction: CompactionRepository,
  ) {}

  async run(
    { rule, ...range }: MaintenanceParameters['try-bot-rule'],
    progress: RunProgress,
  ): Promise<RunResult> {
    const condition = await this.rules.findCondition(rule);
    if (!condition) throw new RunRefused('The rule was deleted.');
    if (progress.done === 0) await this.trials.begin(rule);
    const findings = new Findings(progress.result);
    const summary = () =>
      `${daysText('Tried on', findings)}: ${findings.of('leftOut').toLocaleString('en-US')} views and clicks fewer`;
    const step = async (day: string) => {
      findings.add('leftOut', await this.trials.tryDay(rule, condition, day));
      return false;
    };
    await forEachDay(range, this.compaction, { progress, findings, step, summary });
    await this.trials.finish(rule);
    return findings.result(summary());
  }
}

import { Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { BotRulesRepository } from '../../bot-rules/bot-rules.repository';
import { BotRulePreviewsRepository } from '../../bot-rules/bot-rule-previews.repository';
import { CompactionRepository } from '../compaction.repository';
import { JobReport } from '../job-report';
import type { RunHandler } from '../run-handler';
import { PermanentJobError } from '../job-errors';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Computes the preview of a rule: the metrics with it and without it. Changes no metric. */
@Injectable()
export class PreviewBotRuleHandler implements RunHandler<'preview-bot-rule'> {
  readonly kind = 'preview-bot-rule';

  constructor(
    private readonly rules: BotRulesRepository,
    private readonly previews: BotRulePreviewsRepository,
    private readonly compaction: CompactionRepository,
  ) {}

  async run(
    { rule, ...range }: MaintenanceParameters['preview-bot-rule'],
    progress: RunProgress,
  ): Promise<RunResult> {
    const condition = await this.rules.findCondition(rule);
    if (!condition) throw new PermanentJobError('The rule was deleted.');
    if (progress.done === 0) await this.previews.begin(rule);
    const jobReport = new JobReport(progress.result);
    const summary = () =>
      `${daysText('Previewed', jobReport)}: ${jobReport.of('excluded').toLocaleString('en-US')} fewer views and clicks`;
    const step = async (day: string) => {
      jobReport.add('excluded', await this.previews.previewDay(rule, condition, day));
      return false;
    };
    await forEachDay(range, this.compaction, { progress, jobReport, step, summary });
    await this.previews.finish(rule);
    return jobReport.result(summary());
  }
}

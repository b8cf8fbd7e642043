import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { BotRulePreviewsRepository } from '../../analytics/bot-rules/bot-rule-previews.repository';
import { BotRulesRepository } from '../../analytics/bot-rules/bot-rules.repository';
import { CompactionRepository } from '../compaction.repository';
import { defineRun } from '../define-run';
import { PermanentJobError } from '../../lib/queue-processor';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Computes the preview of a rule: the metrics with it and without it. Changes no metric. */
export async function previewBotRule(
  { rule, ...range }: MaintenanceParameters['preview-bot-rule'],
  progress: RunProgress,
  rules: BotRulesRepository,
  previews: BotRulePreviewsRepository,
  compaction: CompactionRepository,
): Promise<RunResult> {
  const condition = await rules.findCondition(rule);
  if (!condition) throw new PermanentJobError('The rule was deleted.');
  if (progress.done === 0) await previews.begin(rule);
  const summary = () =>
    `${daysText('Previewed', progress)}: ${progress.of('excluded').toLocaleString('en-US')} fewer views and clicks`;
  const step = async (day: string) => {
    progress.add('excluded', await previews.previewDay(rule, condition, day));
    return false;
  };
  const result = await forEachDay(range, progress, compaction, { step, summary });
  await rules.finishPreview(rule);
  return result;
}

export const previewBotRuleRun = defineRun('preview-bot-rule', previewBotRule, [
  BotRulesRepository,
  BotRulePreviewsRepository,
  CompactionRepository,
]);

import type { BotRuleState } from '@astaguide/contracts/analytics/bot-rule';
import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { setTimeout } from 'node:timers/promises';
import { RULES_FRESH } from '../../analytics/bot-rules/active-bot-rules.repository';
import { BotRulesRepository } from '../../analytics/bot-rules/bot-rules.repository';
import { DayReclassificationRepository } from '../../analytics/bot-rules/day-reclassification.repository';
import { ProjectionsRepository } from '../../analytics/projections/projections.repository';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import { PermanentJobError } from '../../lib/queue-processor';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

interface Change {
  during: BotRuleState;
  to: BotRuleState;
  /** The start of the summary: 'Applied to 20 days'. */
  done: string;
}

/**
 * Applies or removes a rule: first for new events, then day by day for the stored ones. The events of a day and its
 * metrics change in one transaction; days without matching events stay unchanged.
 */
const reclassifyDays =
  (change: Change) =>
  async (
    { rule, ...range }: MaintenanceParameters['apply-bot-rule' | 'remove-bot-rule'],
    progress: RunProgress,
    rules: BotRulesRepository,
    reclassification: DayReclassificationRepository,
    projections: ProjectionsRepository,
    checks: DayChecks,
    compaction: CompactionRepository,
  ): Promise<RunResult> => {
    // A worker that resumes a run must not undo a later request.
    if (progress.done === 0 && !(await rules.setState(rule, change.during)))
      throw new PermanentJobError('The rule was deleted.');
    // After this time every recorder uses the new rules, so that no later event needs to be reclassified.
    await setTimeout(RULES_FRESH);
    const summary = () => {
      const drift = progress.of('drift');
      const reclassified = `${plural(progress.of('reclassified'), 'event')} reclassified`;
      return `${daysText(change.done, progress)}: ${reclassified}${drift > 0 ? `, ${plural(drift, 'row')} differ` : ''}`;
    };
    const step = async (day: string) => {
      const reclassified = await reclassification.reclassifyDay(day);
      if (reclassified === 0) return false;
      progress.add('reclassified', reclassified);
      // If another worker is projecting, it will compute this day as well.
      await projections.compute(day);
      progress.add('drift', await checks.verify(day));
      return true;
    };
    const result = await forEachDay(range, progress, compaction, { step, summary });
    if (!(await rules.setState(rule, change.to, [change.during, change.to])))
      throw new PermanentJobError('Another action was requested for this rule in the meantime.');
    return result;
  };

export const applyBotRule = reclassifyDays({ during: 'applying', to: 'applied', done: 'Applied to' });
export const removeBotRule = reclassifyDays({ during: 'removing', to: 'draft', done: 'Removed from' });

const dependencies = [
  BotRulesRepository,
  DayReclassificationRepository,
  ProjectionsRepository,
  DayChecks,
  CompactionRepository,
] as const;

export const applyBotRuleRun = defineRun('apply-bot-rule', applyBotRule, dependencies);
export const removeBotRuleRun = defineRun('remove-bot-rule', removeBotRule, dependencies);

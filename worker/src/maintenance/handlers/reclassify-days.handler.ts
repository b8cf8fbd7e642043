import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import type { BotRuleState } from '@astaguide/contracts/analytics/bot-rule';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { BotRulesRepository } from '../../bot-rules/bot-rules.repository';
import { RULES_FRESH } from '../../bot-rules/active-bot-rules';
import { DayReclassificationRepository } from '../../bot-rules/day-reclassification.repository';
import { ProjectionsRepository } from '../../projections/projections.repository';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { JobReport, plural } from '../job-report';
import type { RunHandler } from '../run-handler';
import { PermanentJobError } from '../job-errors';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

type Kind = 'apply-bot-rule' | 'remove-bot-rule';

interface Way {
  during: BotRuleState;
  to: BotRuleState;
  /** The start of the summary: 'Applied to 20 days'. */
  done: string;
}

const ways: Record<Kind, Way> = {
  'apply-bot-rule': { during: 'applying', to: 'applied', done: 'Applied to' },
  'remove-bot-rule': { during: 'removing', to: 'draft', done: 'Removed from' },
};

/**
 * Applies or removes a rule: first for new events, then day by day for the stored ones. The events of a day and its
 * metrics change in one transaction; days without matching events stay unchanged.
 */
@Injectable()
abstract class ReclassifyDaysHandler<SettleKind extends Kind> implements RunHandler<SettleKind> {
  abstract readonly kind: SettleKind;

  constructor(
    private readonly rules: BotRulesRepository,
    private readonly reclassification: DayReclassificationRepository,
    private readonly projections: ProjectionsRepository,
    private readonly checks: DayChecks,
    private readonly compaction: CompactionRepository,
  ) {}

  async run(
    { rule, ...range }: MaintenanceParameters[SettleKind],
    progress: RunProgress,
  ): Promise<RunResult> {
    const way = ways[this.kind];
    // A worker that resumes a run must not undo a later request.
    if (progress.done === 0 && !(await this.rules.setState(rule, way.during)))
      throw new PermanentJobError('The rule was deleted.');
    // After this time every recorder uses the new rules, so that no later event needs to be reclassified.
    await setTimeout(RULES_FRESH);
    const jobReport = new JobReport(progress.result);
    const summary = () => {
      const drift = jobReport.of('drift');
      const reclassified = `${plural(jobReport.of('reclassified'), 'event')} reclassified`;
      return `${daysText(way.done, jobReport)}: ${reclassified}${drift > 0 ? `, ${plural(drift, 'row')} differ` : ''}`;
    };
    const step = async (day: string) => {
      const reclassified = await this.reclassification.reclassifyDay(day);
      if (reclassified === 0) return false;
      jobReport.add('reclassified', reclassified);
      // If another worker is projecting, it will compute this day as well.
      await this.projections.compute(day);
      jobReport.add('drift', await this.checks.verify(day));
      return true;
    };
    await forEachDay(range, this.compaction, { progress, jobReport, step, summary });
    if (!(await this.rules.setState(rule, way.to, [way.during, way.to])))
      throw new PermanentJobError('Another action was requested for this rule in the meantime.');
    return jobReport.result(summary());
  }
}

@Injectable()
export class ApplyBotRuleHandler extends ReclassifyDaysHandler<'apply-bot-rule'> {
  readonly kind = 'apply-bot-rule';
}

@Injectable()
export class RemoveBotRuleHandler extends ReclassifyDaysHandler<'remove-bot-rule'> {
  readonly kind = 'remove-bot-rule';
}

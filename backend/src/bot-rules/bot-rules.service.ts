import {
  MOST_BOT_RULES,
  type BotRule,
  type BotRuleInput,
  type BotRuleTrial,
} from '@astaguide/contracts/analytics/bot-rule';
import { isUnfinished } from '@astaguide/contracts/operations/maintenance-run';
import { Injectable } from '@nestjs/common';
import { toRun } from '../maintenance/run-row.sql';
import { MaintenanceRunsService } from '../maintenance/maintenance-runs.service';
import { totalOf } from '../analytics/report/report-series';
import { ConflictError, NotFoundError } from '../http/errors';
import { BotRulesRepository, type StoredBotRule } from './bot-rules.repository';

type RuleRunKind = 'try-bot-rule' | 'keep-bot-rule' | 'take-back-bot-rule';

/** Rules of the owner's own that tell bots: first tried over the history, then kept, or taken back. */
@Injectable()
export class BotRulesService {
  constructor(
    private readonly rules: BotRulesRepository,
    private readonly runs: MaintenanceRunsService,
  ) {}

  async list(): Promise<BotRule[]> {
    return (await this.rules.findAll()).map(answerOf);
  }

  /** @throws ConflictError when there is the same rule already, or as many as there may be */
  async add({ condition }: BotRuleInput): Promise<BotRule> {
    const id = await this.rules.add(condition);
    if (id !== null) return this.get(id);
    if ((await this.rules.count()) >= MOST_BOT_RULES)
      throw new ConflictError(`There are ${MOST_BOT_RULES} rules already: delete one first.`, {});
    const message = 'There is the same rule already';
    const path = { network: 'network', 'user-agent': 'contains', behaviour: 'events' }[condition.kind];
    throw new ConflictError(`${message}.`, { errors: [{ path: `condition.${path}`, message }] });
  }

  /** @throws NotFoundError; ConflictError while it holds, or a run is about it */
  async remove(id: number): Promise<void> {
    requireDraft(await this.idleRule(id));
    await this.rules.remove(id);
  }

  /**
   * Has a rule tried over every day that has single events.
   *
   * @throws NotFoundError; ConflictError while it holds, or a run is about it
   */
  async try(id: number): Promise<BotRule> {
    requireDraft(await this.idleRule(id));
    return this.start('try-bot-rule', id);
  }

  /**
   * Has a rule that was tried hold, for what comes and for every day that has single events.
   *
   * @throws NotFoundError; ConflictError where it was not tried, holds already, or a run is about it
   */
  async keep(id: number): Promise<BotRule> {
    const rule = await this.idleRule(id);
    if (rule.state === 'kept') throw new ConflictError('This rule is kept already.', { current: rule });
    if (rule.state === 'draft' && !rule.triedAt)
      throw new ConflictError('Try this rule before you keep it.', { current: rule });
    return this.start('keep-bot-rule', id);
  }

  /**
   * Counts again what a rule has left out, on every day that has single events.
   *
   * @throws NotFoundError; ConflictError where it does not hold, or a run is about it
   */
  async takeBack(id: number): Promise<BotRule> {
    const rule = await this.idleRule(id);
    if (rule.state === 'draft') throw new ConflictError('This rule is not kept.', { current: rule });
    return this.start('take-back-bot-rule', id);
  }

  /** @throws NotFoundError when there is no such rule, or it was not tried */
  async readTrial(id: number): Promise<BotRuleTrial> {
    const { triedAt } = await this.stored(id);
    if (!triedAt) throw new NotFoundError('This rule was not tried yet.');
    const { days, products } = await this.rules.readTrial(id);
    const totalsOf = (side: 'before' | 'after') => {
      const figures = days.map((day) => day[side]);
      return {
        views: totalOf(figures, 'views'),
        clicks: totalOf(figures, 'clicks'),
        visitors: totalOf(figures, 'visitors'),
      };
    };
    const totals = { before: totalsOf('before'), after: totalsOf('after') };
    return { triedAt: triedAt.toISOString(), totals, days, products };
  }

  private async get(id: number): Promise<BotRule> {
    return answerOf(await this.stored(id));
  }

  private async stored(id: number): Promise<StoredBotRule> {
    const rule = await this.rules.find(id);
    if (!rule) throw new NotFoundError('There is no such rule.');
    return rule;
  }

  private async start(kind: RuleRunKind, id: number): Promise<BotRule> {
    const { oldest, today: to } = await this.rules.findDays();
    // Clocks differ: an event may be of a day that has not come here.
    const from = oldest !== null && oldest < to ? oldest : to;
    await this.runs.start(kind, { rule: id, from, to });
    return this.get(id);
  }

  private async idleRule(id: number): Promise<BotRule> {
    const rule = await this.get(id);
    if (rule.run && isUnfinished(rule.run))
      throw new ConflictError('A run is about this rule just now.', { current: rule });
    return rule;
  }
}

function answerOf({ id, condition, state, createdAt, triedAt, run }: StoredBotRule): BotRule {
  return {
    ...{ id, condition, state },
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    run: run && toRun(run),
  };
}

function requireDraft(rule: BotRule): void {
  if (rule.state !== 'draft') throw new ConflictError('Take this rule back first.', { current: rule });
}

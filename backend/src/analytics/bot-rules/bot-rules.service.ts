import {
  MAX_BOT_RULES,
  type BotRule,
  type BotRuleInput,
  type BotRulePreview,
} from '@astaguide/contracts/analytics/bot-rule';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { Injectable } from '@nestjs/common';
import { toRun } from '../../maintenance/run-answer';
import { MaintenanceRunsService } from '../../maintenance/maintenance-runs.service';
import { totalsOf } from '../../lib/totals-of';
import { ConflictError, NotFoundError } from '../../http/errors';
import { isoDates } from '../../lib/iso-dates';
import { BotRulesRepository, type BotRuleRecord } from './bot-rules.repository';

type RuleRunKind = 'preview-bot-rule' | 'apply-bot-rule' | 'remove-bot-rule';

/** The owner's bot rules. A rule is previewed over the history, then applied; an applied rule can be removed. */
@Injectable()
export class BotRulesService {
  constructor(
    private readonly rules: BotRulesRepository,
    private readonly runs: MaintenanceRunsService,
  ) {}

  async list(): Promise<BotRule[]> {
    return (await this.rules.findAll()).map(answerOf);
  }

  /** @throws ConflictError when the same rule exists, or the maximum number is reached */
  async add({ condition }: BotRuleInput): Promise<BotRule> {
    const id = await this.rules.add(condition);
    if (id !== null) return this.get(id);
    if ((await this.rules.count()) >= MAX_BOT_RULES)
      throw new ConflictError(`There are ${MAX_BOT_RULES} rules already. Delete one first.`);
    const message = 'This rule already exists';
    const path = {
      network: 'network',
      'user-agent': 'contains',
      source: 'source',
      behaviour: 'events',
      'network-agents': 'userAgents',
    }[condition.kind];
    throw new ConflictError(`${message}.`, { errors: [{ path: `condition.${path}`, message }] });
  }

  /** Deletes a draft. @throws NotFoundError; ConflictError while it is applied, or has an unfinished run */
  async delete(id: number): Promise<void> {
    requireDraft(await this.idleRule(id));
    await this.rules.remove(id);
  }

  /**
   * Starts a preview of a rule over every day whose raw events are stored.
   *
   * @throws NotFoundError; ConflictError while it is applied, or has an unfinished run
   */
  async preview(id: number): Promise<BotRule> {
    requireDraft(await this.idleRule(id));
    return this.start('preview-bot-rule', id);
  }

  /**
   * Applies a previewed rule: to new events, and to every day whose raw events are stored.
   *
   * @throws NotFoundError; ConflictError when it was not previewed, is already applied, or has an unfinished run
   */
  async apply(id: number): Promise<BotRule> {
    const rule = await this.idleRule(id);
    if (rule.state === 'applied') throw new ConflictError('This rule is already applied.', { current: rule });
    if (rule.state === 'draft' && !rule.previewedAt)
      throw new ConflictError('Preview this rule before you apply it.', { current: rule });
    return this.start('apply-bot-rule', id);
  }

  /**
   * Removes an applied rule: the events that it excluded count again, on every day whose raw events are stored.
   *
   * @throws NotFoundError; ConflictError when it is not applied, or has an unfinished run
   */
  async remove(id: number): Promise<BotRule> {
    const rule = await this.idleRule(id);
    if (rule.state === 'draft') throw new ConflictError('This rule is not applied.', { current: rule });
    return this.start('remove-bot-rule', id);
  }

  /** @throws NotFoundError when the rule does not exist, or was not previewed */
  async readPreview(id: number): Promise<BotRulePreview> {
    const { previewedAt } = await this.stored(id);
    if (!previewedAt) throw new NotFoundError('This rule has no preview yet.');
    const { days, products } = await this.rules.readPreview(id);
    const totalsFor = (side: 'before' | 'after') => {
      const metrics = days.map((day) => day[side]);
      return totalsOf(metrics, ['views', 'clicks', 'visitors']);
    };
    const totals = { before: totalsFor('before'), after: totalsFor('after') };
    return { previewedAt: previewedAt.toISOString(), totals, days, products };
  }

  private async get(id: number): Promise<BotRule> {
    return answerOf(await this.stored(id));
  }

  private async stored(id: number): Promise<BotRuleRecord> {
    const rule = await this.rules.find(id);
    if (!rule) throw new NotFoundError('This rule no longer exists.');
    return rule;
  }

  private async start(kind: RuleRunKind, id: number): Promise<BotRule> {
    const { oldest, today: to } = await this.rules.findDays();
    // Clocks differ, so the oldest event may be dated after today.
    const from = oldest !== null && oldest < to ? oldest : to;
    await this.runs.start(kind, { rule: id, from, to });
    return this.get(id);
  }

  private async idleRule(id: number): Promise<BotRule> {
    const rule = await this.get(id);
    if (rule.run && isUnfinished(rule.run))
      throw new ConflictError('This rule is being processed. Try again when the run has finished.', {
        current: rule,
      });
    return rule;
  }
}

function answerOf({ run, ...rule }: BotRuleRecord): BotRule {
  return { ...isoDates(rule), run: run && toRun(run) };
}

function requireDraft(rule: BotRule): void {
  if (rule.state !== 'draft') throw new ConflictError('Remove this rule first.', { current: rule });
}

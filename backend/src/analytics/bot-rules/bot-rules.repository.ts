import {
  type BotRuleCondition,
  type BotRulePreview,
  MAX_BOT_RULES,
} from '@astaguide/contracts/analytics/bot-rule';
import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { MaintenanceRun } from '@astaguide/database/entities/maintenance/maintenance-run.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';

/** Maximum number of products in a preview. */
const TOLD_PRODUCTS = 10;

const metricsOf = (after: '' | '_after') =>
  `json_build_object(${['views', 'clicks', 'visitors'].map((name) => `'${name}', sum(${name}${after})`).join(', ')})`;
const BESIDE = `${metricsOf('')} AS before, ${metricsOf('_after')} AS after`;

/** Finds the oldest day with raw events, and today. */
const FIND_DAYS = `
  SELECT day_of(min(occurred_at))::text AS oldest, day_of(now())::text AS today FROM events`;

/** Reads the days of the preview of the rule $1, oldest first. */
const PREVIEWED_DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, ${BESIDE}
  FROM bot_rule_previews WHERE rule_id = $1 AND product_id = 0 GROUP BY day ORDER BY day`;

/** Reads the products of the preview of the rule $1: most clicks first, then most views. */
const PREVIEWED_PRODUCTS = `
  SELECT metrics.product_id AS "productId", products.name, ${BESIDE}
  FROM (SELECT product_id, views, views_after, clicks, clicks_after, visitors, visitors_after
        FROM bot_rule_previews WHERE rule_id = $1 AND product_id > 0) AS metrics
  LEFT JOIN products ON products.id = metrics.product_id
  GROUP BY metrics.product_id, products.name
  ORDER BY sum(clicks) DESC, sum(metrics.views) DESC, metrics.product_id LIMIT ${TOLD_PRODUCTS}`;

/** A rule with its newest maintenance run, read at the same time. */
export type BotRuleRecord = BotRule & { run: MaintenanceRun | null };

const NEWEST_RUN = `run.id = (SELECT max(id) FROM maintenance_runs WHERE parameters->'rule' = to_jsonb(rule.id))`;

/** Normalises a network as PostgreSQL writes it, so that the same network cannot be added twice. */
const CONDITION = `CASE WHEN :condition::jsonb->>'kind' = 'network'
    THEN jsonb_set(:condition::jsonb, '{network}', to_jsonb(network((:condition::jsonb->>'network')::inet)::text))
    ELSE :condition::jsonb END`;

/** The owner's bot rules and their previews. */
@Injectable()
export class BotRulesRepository {
  constructor(@InjectRepository(BotRule) private readonly rules: Repository<BotRule>) {}

  /** Newest first. */
  findAll(): Promise<BotRuleRecord[]> {
    return this.withRun().orderBy('rule.id', 'DESC').getMany();
  }

  find(id: number): Promise<BotRuleRecord | null> {
    return this.withRun().where({ id }).getOne();
  }

  /** @returns the new rule's id; null if the same rule exists, or the maximum is reached */
  async add(condition: BotRuleCondition): Promise<number | null> {
    if ((await this.count()) >= MAX_BOT_RULES) return null;
    const { raw } = await this.rules
      .createQueryBuilder()
      .insert()
      .values({ condition: () => CONDITION })
      .setParameter('condition', JSON.stringify(condition))
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    return (raw as Pick<BotRule, 'id'>[])[0]?.id ?? null;
  }

  count(): Promise<number> {
    return this.rules.count();
  }

  /** Deletes a rule with its preview. */
  async remove(id: number): Promise<void> {
    await this.rules.delete({ id });
  }

  /** The oldest day with raw events (null for none), and today: 'YYYY-MM-DD'. */
  async findDays(): Promise<{ oldest: string | null; today: string }> {
    const rows = await this.rules.query<[{ oldest: string | null; today: string }]>(FIND_DAYS);
    return rows[0];
  }

  /** The preview of a rule. */
  async readPreview(id: number): Promise<Pick<BotRulePreview, 'days' | 'products'>> {
    const days = await this.rules.query<BotRulePreview['days']>(PREVIEWED_DAYS, [id]);
    const products = await this.rules.query<BotRulePreview['products']>(PREVIEWED_PRODUCTS, [id]);
    return { days, products };
  }

  private withRun() {
    const rules = this.rules.createQueryBuilder('rule');
    return rules.leftJoinAndMapOne(
      'rule.run',
      MaintenanceRun,
      'run',
      NEWEST_RUN,
    ) as SelectQueryBuilder<BotRuleRecord>;
  }
}

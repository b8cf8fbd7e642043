import {
  MAX_BOT_RULES,
  type BotRuleCondition,
  type BotRulePreview,
} from '@astaguide/contracts/analytics/bot-rule';
import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { MaintenanceRun } from '@astaguide/database/entities/operations/maintenance-run.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';

/** A rule with its newest maintenance run, read at the same time. */
export type BotRuleRecord = BotRule & { run: MaintenanceRun | null };

/** Maximum number of products in a preview. */
const TOLD_PRODUCTS = 10;

const NEWEST_RUN = `run.id = (SELECT max(id) FROM maintenance_runs WHERE parameters->'rule' = to_jsonb(rule.id))`;

/** Normalises a network as PostgreSQL writes it, so that the same network cannot be added twice. */
const CONDITION = `CASE WHEN $1::jsonb->>'kind' = 'network'
    THEN jsonb_set($1::jsonb, '{network}', to_jsonb(network(($1::jsonb->>'network')::inet)::text)) ELSE $1::jsonb END`;

const metricsOf = (after: '' | '_after') =>
  `json_build_object(${['views', 'clicks', 'visitors'].map((name) => `'${name}', sum(${name}${after})`).join(', ')})`;
const BESIDE = `${metricsOf('')} AS before, ${metricsOf('_after')} AS after`;

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
    const rows = await this.rules.query<{ id: number }[]>(
      `INSERT INTO bot_rules (condition) SELECT ${CONDITION} WHERE (SELECT count(*) FROM bot_rules) < ${MAX_BOT_RULES}
       ON CONFLICT (condition) DO NOTHING RETURNING id`,
      [JSON.stringify(condition)],
    );
    return rows[0]?.id ?? null;
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
    const rows = await this.rules.query<[{ oldest: string | null; today: string }]>(
      `SELECT day_of(min(received_at))::text AS oldest, day_of(now())::text AS today FROM events`,
    );
    return rows[0];
  }

  /** The preview of a rule. */
  async readPreview(id: number): Promise<Pick<BotRulePreview, 'days' | 'products'>> {
    const days = await this.rules.query<BotRulePreview['days']>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, ${BESIDE}
       FROM bot_rule_previews WHERE rule_id = $1 AND product_id = 0 GROUP BY day ORDER BY day`,
      [id],
    );
    const products = await this.rules.query<BotRulePreview['products']>(
      `SELECT metrics.product_id AS "productId", products.name, ${BESIDE}
       FROM (SELECT product_id, views, views_after, clicks, clicks_after, visitors, visitors_after
             FROM bot_rule_previews WHERE rule_id = $1 AND product_id > 0) AS metrics
       LEFT JOIN products ON products.id = metrics.product_id
       GROUP BY metrics.product_id, products.name
       ORDER BY sum(clicks) DESC, sum(metrics.views) DESC, metrics.product_id LIMIT ${TOLD_PRODUCTS}`,
      [id],
    );
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

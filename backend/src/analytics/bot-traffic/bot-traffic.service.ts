import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import {
  BOT_TRAFFIC_ROWS,
  botTrafficDimensions,
  type BotTrafficCsvQuery,
  type BotTrafficMetrics,
  type BotTrafficReport,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import { Injectable } from '@nestjs/common';
import { ReportRangeService } from '../report/report-range.service';
import { ProjectionsRepository } from '../report/projections.repository';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import { botTrafficCsv } from './bot-traffic-csv';
import { BotTrafficRepository } from './bot-traffic.repository';

/** Row limit of CSV files, higher than any real number of rows. */
const ALL_ROWS = 1_000_000;

/** Bot traffic, which all other metrics exclude. */
@Injectable()
export class BotTrafficService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly projections: ProjectionsRepository,
    private readonly botTraffic: BotTrafficRepository,
    private readonly ranges: ReportRangeService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: RangeQuery, limit = BOT_TRAFFIC_ROWS, now = new Date()): Promise<BotTrafficReport> {
    const range = await this.ranges.find(query, now);
    const { period, comparison } = range;
    return this.replicas.snapshot('custom', async (reader) => {
      const days = await this.botTraffic.findDays(reader, period);
      const breakdowns: BotTrafficReport['breakdowns'] = [];
      for (const dimension of botTrafficDimensions) {
        const found = await this.botTraffic.findKeys(reader, period, { dimension, limit });
        breakdowns.push({
          dimension,
          keys: found[0]?.keys ?? 0,
          rows: found.map(({ keys: _keys, ...row }) => row),
        });
      }
      const totals = sumOf(days);
      const { asOf, ...state } = await this.projections.findState(reader, range);
      const missingDays = days.filter(({ isComputed }) => !isComputed).length;
      return {
        ...range,
        projections: { ...state, missingDays, asOf: missingDays > 0 && totals.events === 0 ? null : asOf },
        totals: {
          ...totals,
          counted: await this.botTraffic.countPeople(reader, period),
          compared: comparison && sumOf(await this.botTraffic.findDays(reader, comparison)),
        },
        days,
        breakdowns,
      };
    });
  }

  /**
   * One table as a CSV file, with every row.
   *
   * @throws InvalidInputError for days in the future
   */
  async file({ table, ...query }: BotTrafficCsvQuery): Promise<{ name: string; text: string }> {
    const report = await this.find(query, ALL_ROWS);
    const { from, to } = report.period;
    const rules = await this.botTraffic.findRules(this.replicas);
    return {
      name: `analytics-bot-traffic-${table}-${from}-to-${to}.csv`,
      text: botTrafficCsv(report, table, rules),
    };
  }
}

function sumOf(days: readonly BotTrafficMetrics[]): BotTrafficMetrics {
  const sum = { events: 0, views: 0, clicks: 0, visitors: 0 };
  for (const day of days) {
    sum.events += day.events;
    sum.views += day.views;
    sum.clicks += day.clicks;
    sum.visitors += day.visitors;
  }
  return sum;
}

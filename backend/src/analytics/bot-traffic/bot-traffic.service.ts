import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import {
  LEFT_OUT_ROWS,
  leftOutDimensions,
  type LeftOutCsvQuery,
  type LeftOutFigures,
  type LeftOutReport,
} from '@astaguide/contracts/analytics/left-out-report';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../settings/settings.service';
import { askedRange } from '../report/asked-range';
import { DerivedFiguresRepository } from '../report/derived-figures.repository';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import { leftOutCsv } from './bot-traffic-csv';
import { LeftOutRepository } from './bot-traffic.repository';

/** A file has every row there can be. */
const ALL_ROWS = 1_000_000;

/** What was judged to be bots', and so left out of the figures. */
@Injectable()
export class LeftOutService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly derived: DerivedFiguresRepository,
    private readonly leftOut: LeftOutRepository,
    private readonly settings: SettingsService,
  ) {}

  /** @throws InvalidInputError for days that have not come yet */
  async find(query: RangeQuery, limit = LEFT_OUT_ROWS, now = new Date()): Promise<LeftOutReport> {
    const { timeZone } = await this.settings.get();
    const range = askedRange(query, now, timeZone);
    const { period, comparison } = range;
    return this.replicas.snapshot('each', async (reader) => {
      const days = await this.leftOut.findDays(reader, period);
      const breakdowns: LeftOutReport['breakdowns'] = [];
      for (const dimension of leftOutDimensions) {
        const found = await this.leftOut.findKeys(reader, period, { dimension, limit });
        breakdowns.push({
          dimension,
          keys: found[0]?.keys ?? 0,
          rows: found.map(({ keys: _keys, ...row }) => row),
        });
      }
      const totals = sumOf(days);
      const { asOf, ...state } = await this.derived.findState(reader, range);
      const missingDays = days.filter(({ isComputed }) => !isComputed).length;
      return {
        ...range,
        derived: { ...state, missingDays, asOf: missingDays > 0 && totals.events === 0 ? null : asOf },
        totals: {
          ...totals,
          counted: await this.leftOut.countPeople(reader, period),
          compared: comparison && sumOf(await this.leftOut.findDays(reader, comparison)),
        },
        days,
        breakdowns,
      };
    });
  }

  /**
   * One table as a file, with every row.
   *
   * @throws InvalidInputError for days that have not come yet
   */
  async file({ table, ...query }: LeftOutCsvQuery): Promise<{ name: string; text: string }> {
    const report = await this.find(query, ALL_ROWS);
    const { from, to } = report.period;
    const rules = await this.leftOut.findRules(this.replicas);
    return {
      name: `analytics-left-out-${table}-${from}-to-${to}.csv`,
      text: leftOutCsv(report, table, rules),
    };
  }
}

function sumOf(days: readonly LeftOutFigures[]): LeftOutFigures {
  const sum = { events: 0, views: 0, clicks: 0, visitors: 0 };
  for (const day of days) {
    sum.events += day.events;
    sum.views += day.views;
    sum.clicks += day.clicks;
    sum.visitors += day.visitors;
  }
  return sum;
}

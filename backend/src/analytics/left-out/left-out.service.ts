import type { RangeQuery } from '@astaguide/contracts/analytics-report';
import {
  LEFT_OUT_ROWS,
  leftOutDimensions,
  type LeftOutFigures,
  type LeftOutReport,
} from '@astaguide/contracts/left-out-report';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../settings/settings.service';
import { askedRange } from '../asked-range';
import { DerivedFiguresRepository } from '../derived-figures.repository';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import { LeftOutRepository } from './left-out.repository';

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
  async find(query: RangeQuery, now = new Date()): Promise<LeftOutReport> {
    const { timeZone } = await this.settings.get();
    const range = askedRange(query, now, timeZone);
    const { period, comparison } = range;
    return this.replicas.snapshot(async (reader) => {
      const days = await this.leftOut.findDays(reader, period);
      const breakdowns: LeftOutReport['breakdowns'] = [];
      for (const dimension of leftOutDimensions) {
        const found = await this.leftOut.findKeys(reader, period, { dimension, limit: LEFT_OUT_ROWS });
        breakdowns.push({
          dimension,
          keys: found[0]?.keys ?? 0,
          rows: found.map(({ keys: _keys, ...row }) => row),
        });
      }
      return {
        ...range,
        derived: await this.derived.findState(reader, range),
        totals: {
          ...sumOf(days),
          counted: await this.leftOut.countPeople(reader, period),
          compared: comparison && sumOf(await this.leftOut.findDays(reader, comparison)),
        },
        days,
        breakdowns,
      };
    });
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

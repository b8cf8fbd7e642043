import type { RangeQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  BOT_TRAFFIC_ROWS,
  type BotTrafficCsvQuery,
  type BotTrafficMetrics,
  type BotTrafficReport,
  botTrafficDimensions,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import { Injectable } from '@nestjs/common';
import { BotRulesService } from '../bot-rules/bot-rules.service';
import { totalsOf } from '../../lib/totals-of';
import { ALL_ROWS, type CsvFile } from '../csv-file';
import { findProjectionState } from '../report/projections.repository';
import { ReportRangeService } from '../report/report-range.service';
import { ReportReader } from '../report/report-reader.repository';
import { countPeople, findDays, findKeys } from './bot-traffic.repository';
import { reasonText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { type CsvValue, csvTable } from '@astaguide/contracts/lib/csv';

const METRICS = ['events', 'views', 'clicks', 'visitors'] as const;
const UNKNOWN = METRICS.map(() => null);

/**
 * One table of bot traffic as CSV. Days that are not computed yet have empty cells.
 *
 * @param rules the owner's bot rules, which label some of the reasons
 */
function botTrafficCsv(
  report: BotTrafficReport,
  table: BotTrafficCsvQuery['table'],
  rules: readonly Pick<BotRule, 'id' | 'condition'>[],
): string {
  if (table === 'days') return csvTable([['day', ...METRICS], ...dayRows(report)]);
  const { rows } = report.breakdowns.find(({ dimension }) => dimension === table)!;
  if (table === 'reason') {
    return csvTable([
      [table, 'meaning', ...METRICS],
      ...rows.map(({ key, ...metrics }) => [key, reasonText(key, rules), ...cellsOf(metrics)]),
    ]);
  }
  return csvTable([[table, ...METRICS], ...rows.map(({ key, ...metrics }) => [key, ...cellsOf(metrics)])]);
}

const dayRows = ({ days, projections }: BotTrafficReport): CsvValue[][] =>
  days.map(({ day, isComputed, ...metrics }) => [
    day,
    ...(isComputed && projections.asOf !== null ? cellsOf(metrics) : UNKNOWN),
  ]);

const cellsOf = (metrics: BotTrafficMetrics) => METRICS.map((metric) => metrics[metric]);

/** Bot traffic, which all other metrics exclude. */
@Injectable()
export class BotTrafficService {
  constructor(
    private readonly reader: ReportReader,
    private readonly ranges: ReportRangeService,
    private readonly rules: BotRulesService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: RangeQuery, limit = BOT_TRAFFIC_ROWS): Promise<BotTrafficReport> {
    const range = await this.ranges.find(query, new Date());
    const { period, comparison } = range;
    return this.reader.snapshot('custom', async (reader) => {
      const days = await findDays(reader, period);
      const breakdowns = await Promise.all(
        botTrafficDimensions.map(async (dimension) => {
          const found = await findKeys(reader, period, dimension, limit);
          return { dimension, keys: found[0]?.keys ?? 0, rows: found.map(({ keys: _keys, ...row }) => row) };
        }),
      );
      const totals = sumOf(days);
      const { asOf, ...state } = await findProjectionState(reader, range);
      const missingDays = days.filter(({ isComputed }) => !isComputed).length;
      return {
        ...range,
        projections: { ...state, missingDays, asOf: missingDays > 0 && totals.events === 0 ? null : asOf },
        totals: {
          ...totals,
          counted: await countPeople(reader, period),
          compared: comparison && sumOf(await findDays(reader, comparison)),
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
  async file({ table, ...query }: BotTrafficCsvQuery): Promise<CsvFile> {
    const report = await this.find(query, ALL_ROWS);
    const { from, to } = report.period;
    return {
      name: `analytics-bot-traffic-${table}-${from}-to-${to}.csv`,
      text: botTrafficCsv(report, table, await this.rules.list()),
    };
  }
}

const sumOf = (days: readonly BotTrafficMetrics[]): BotTrafficMetrics =>
  totalsOf(days, ['events', 'views', 'clicks', 'visitors']);

import { reasonText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';
import type {
  BotTrafficCsvQuery,
  BotTrafficMetrics,
  BotTrafficReport,
} from '@astaguide/contracts/analytics/bot-traffic-report';

const METRICS = ['events', 'views', 'clicks', 'visitors'] as const;
const UNKNOWN = METRICS.map(() => null);

/**
 * One table of bot traffic as CSV. Days that are not computed yet have empty cells.
 *
 * @param rules the owner's bot rules, which label some of the reasons
 */
export function botTrafficCsv(
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

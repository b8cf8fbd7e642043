import { reasonText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { csvTable, type CsvValue } from '@astaguide/contracts/values/csv';
import type {
  LeftOutCsvQuery,
  LeftOutFigures,
  LeftOutReport,
} from '@astaguide/contracts/analytics/left-out-report';

const FIGURES = ['events', 'views', 'clicks', 'visitors'] as const;
const UNKNOWN = FIGURES.map(() => null);

/**
 * One table of what was left out as CSV; of a day that is not computed yet the cells are empty.
 *
 * @param rules the owner's, which say what some of the reasons mean
 */
export function leftOutCsv(
  report: LeftOutReport,
  table: LeftOutCsvQuery['table'],
  rules: readonly Pick<BotRule, 'id' | 'condition'>[],
): string {
  if (table === 'days') return csvTable([['day', ...FIGURES], ...dayRows(report)]);
  const { rows } = report.breakdowns.find(({ dimension }) => dimension === table)!;
  if (table === 'reason') {
    return csvTable([
      [table, 'meaning', ...FIGURES],
      ...rows.map(({ key, ...figures }) => [key, reasonText(key, rules), ...cellsOf(figures)]),
    ]);
  }
  return csvTable([[table, ...FIGURES], ...rows.map(({ key, ...figures }) => [key, ...cellsOf(figures)])]);
}

const dayRows = ({ days, derived }: LeftOutReport): CsvValue[][] =>
  days.map(({ day, isComputed, ...figures }) => [
    day,
    ...(isComputed && derived.asOf !== null ? cellsOf(figures) : UNKNOWN),
  ]);

const cellsOf = (figures: LeftOutFigures) => FIGURES.map((figure) => figures[figure]);

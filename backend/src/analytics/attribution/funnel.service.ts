import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';
import {
  FUNNEL_ROWS,
  funnelDimensions,
  measureSteps,
  type FunnelCsvQuery,
  type MeasuredSteps,
  type VisitFunnel,
} from '@astaguide/contracts/analytics/report/visit-funnel';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { ALL_ROWS, type CsvFile } from '../csv-file';
import { keyLabel } from '../report/key-label';
import { RankedTableService } from '../report/ranked-table.service';
import { funnels, STEPS, type FunnelOfKey } from './funnels.sql';

/** The conversion funnel: sessions, engaged sessions, and sessions with a click. */
@Injectable()
export class FunnelService {
  constructor(private readonly tables: RankedTableService) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: ReportQuery, limit = FUNNEL_ROWS): Promise<VisitFunnel> {
    const { rows: found, ...answered } = await this.tables.find<FunnelOfKey>(funnels, query, limit);
    const isCompared = answered.comparison !== null;
    const all = found.find(({ dimension }) => dimension === dimensions.total);
    return {
      ...answered,
      totals: stepsOf(all ?? NO_SESSIONS, isCompared),
      breakdowns: funnelDimensions.map((dimension) => {
        const rows = found.filter((row) => row.dimension === dimensions[dimension]);
        return {
          dimension,
          keys: rows[0]?.keys ?? 0,
          rows: rows.map(({ key, ...row }) => ({
            key: key!,
            label: keyLabel(dimension, key!, null),
            ...stepsOf(row, isCompared),
          })),
        };
      }),
    };
  }

  /** One table as CSV, with every row. Rates are fractions of 1. */
  async file({ table, ...query }: FunnelCsvQuery): Promise<CsvFile> {
    const { period, comparison, totals, breakdowns } = await this.find(query, ALL_ROWS);
    const header = [...STEPS, 'engaged_rate', 'clicked_rate', ...(comparison ? STEPS.map(compared) : [])];
    const rows: CsvValue[][] =
      table === 'total'
        ? [header, cellsOf(totals)]
        : [
            [table, 'label', ...header],
            ...breakdowns
              .find(({ dimension }) => dimension === table)!
              .rows.map((row) => [row.key, row.label, ...cellsOf(row)]),
          ];
    return { name: `analytics-funnel-${table}-${period.from}-to-${period.to}.csv`, text: csvTable(rows) };
  }
}

type Steps = Omit<FunnelOfKey, 'dimension' | 'key' | 'keys'>;

const NO_SESSIONS: Steps = {
  sessions: 0,
  engaged: 0,
  clicked: 0,
  sessions_before: 0,
  engaged_before: 0,
  clicked_before: 0,
};

function stepsOf(row: Steps, isCompared: boolean): MeasuredSteps {
  const { sessions, engaged, clicked } = row;
  const before = {
    sessions: row.sessions_before,
    engaged: row.engaged_before,
    clicked: row.clicked_before,
  };
  return measureSteps({ sessions, engaged, clicked }, isCompared ? before : null);
}

const compared = (step: string) => `compared_${step}`;

function cellsOf(row: MeasuredSteps): CsvValue[] {
  const before = row.compared ? STEPS.map((step) => row.compared![step]) : [];
  return [...STEPS.map((step) => row[step]), row.engagedRate, row.clickedRate, ...before];
}

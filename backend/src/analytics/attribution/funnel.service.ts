import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { csvTable, type CsvValue } from '@astaguide/contracts/values/csv';
import { readFilters, type ReportFilter } from '@astaguide/contracts/report/report-filter';
import {
  FUNNEL_ROWS,
  funnelDimensions,
  measureSteps,
  type FunnelCsvQuery,
  type MeasuredSteps,
  type VisitFunnel,
} from '@astaguide/contracts/report/visit-funnel';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import { type ReportRange, ReportRangeService } from '../report/report-range.service';
import { ProjectionsRepository } from '../report/projections.repository';
import { FilteredLogService, NOTHING_FILTERED } from '../report/filtered/filtered-log.service';
import { keyLabel } from '../report/key-label';
import {
  FunnelRepository,
  funnelStatement,
  type CountedSessions,
  type FunnelOfKey,
} from './funnel.repository';

/** Row limit of CSV files, higher than any real number of rows. */
const ALL_ROWS = 1_000_000;
const STEPS = ['sessions', 'engaged', 'clicked'] as const;

/** The conversion funnel: sessions, engaged sessions, and sessions with a click. */
@Injectable()
export class FunnelService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly projections: ProjectionsRepository,
    private readonly funnels: FunnelRepository,
    private readonly log: FilteredLogService,
    private readonly ranges: ReportRangeService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: ReportQuery, limit = FUNNEL_ROWS, now = new Date()): Promise<VisitFunnel> {
    const range = await this.ranges.find(query, now);
    const filters = readFilters(query.filter);
    const { rows: found, ...answered } =
      filters.length > 0
        ? await this.countInLog(range, filters, limit)
        : await this.findProjected(range, limit);
    const isCompared = range.comparison !== null;
    const all = found.find(({ dimension }) => dimension === dimensions.total);
    return {
      ...range,
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

  private findProjected(range: ReportRange, limit: number) {
    return this.replicas.snapshot('generic', async (reader) => {
      const cover = await this.projections.findCover(reader, range);
      const [rows, projections] = await Promise.all([
        this.funnels.find(reader, cover, limit),
        this.projections.findState(reader, range),
      ]);
      return { ...NOTHING_FILTERED, rows, projections };
    });
  }

  private async countInLog(range: ReportRange, filters: readonly ReportFilter[], limit: number) {
    const { rows, ...answered } = await this.log.count<CountedSessions>(range, filters, (chunk) =>
      funnelStatement(filters, chunk),
    );
    return { ...answered, rows: await this.funnels.rank(this.replicas, rows, limit) };
  }

  /** One table as CSV, with every row. Rates are fractions of 1. */
  async file({ table, ...query }: FunnelCsvQuery): Promise<{ name: string; text: string }> {
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

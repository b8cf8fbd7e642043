import type { ProjectionState, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { readFilters, type ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { bucketsOf } from '@astaguide/contracts/analytics/report/report-buckets';
import { Injectable } from '@nestjs/common';
import type { NamedStatement } from './reader';
import { ReportReader } from './report-reader.repository';
import type { RangeCover } from './cover-range';
import { wholeDaysOf, type DayChunk } from './filtered/day-chunks';
import type { Statement } from './filtered/statement';
import { FilteredLogService, NOTHING_FILTERED, type AnsweredFilters } from './filtered/filtered-log.service';
import { findProjectionCover, findProjectionState } from './projections.repository';
import { type ReportRange, ReportRangeService } from './report-range.service';

/** A ranking that is read from projections, or with filters counted in the log. */
export interface RankedTable {
  /** Ranks the projections and rows that were counted from the log ($2, JSON, each with its side): at most $1 rows. */
  projected: NamedStatement;
  /** The values of `projected` from $3 on. @param cover projections of the period (0) and the comparison (1) */
  valuesOf: (cover: RangeCover) => unknown[];
  /** Whether the projections are also summed by month. */
  byMonth: boolean;
  /** Whether the projections lack something, so that the log is counted without filters too. */
  isOnlyInLog?: boolean;
  /** Counts the rows of a chunk of the log that pass the filters. */
  countChunk: (filters: readonly ReportFilter[], chunk: DayChunk) => Statement;
  /** Ranks counted rows ($2, JSON, each with its side) as `projected` does. */
  counted: string;
}

/** Reads the rankings of a range of days. */
@Injectable()
export class RankedTableService {
  constructor(
    private readonly reader: ReportReader,
    private readonly log: FilteredLogService,
    private readonly ranges: ReportRangeService,
  ) {}

  /**
   * @param limit maximum number of rows
   * @throws InvalidInputError for days in the future
   */
  async find<Row>(
    table: RankedTable,
    query: ReportQuery,
    limit: number,
  ): Promise<ReportRange & AnsweredFilters & { projections: ProjectionState; rows: Row[] }> {
    const { range, days, span, comparedSpan } = await this.ranges.measure(query, new Date());
    const measured = { ...range, days, span, comparedSpan };
    const filters = readFilters(query.filter);
    const countChunk = (chunk: DayChunk) => table.countChunk(filters, chunk);
    if (filters.length > 0 || table.isOnlyInLog) {
      const { rows: counted, ...answered } = await this.log.count<object>(measured, filters, countChunk);
      const rows = await this.reader.query<Row[]>(table.counted, [limit, JSON.stringify(counted)]);
      return { ...range, ...answered, rows };
    }
    const byDay = { ...measured, grain: 'day' as const, buckets: bucketsOf(range, 'day', days) };
    const cut = await this.log.readCut<object>(byDay, table.projected.name, countChunk);
    const counted = JSON.stringify(cut.flatMap(({ side, rows }) => rows.map((row) => ({ ...row, side }))));
    return this.reader.snapshot('generic', async (reader) => {
      const cover = await findProjectionCover(reader, wholeDaysOf(byDay), table);
      const [rows, projections] = await Promise.all([
        reader.query<Row[]>(table.projected, [limit, counted, ...table.valuesOf(cover)]),
        findProjectionState(reader, range),
      ]);
      return { ...range, ...NOTHING_FILTERED, rows, projections };
    });
  }
}

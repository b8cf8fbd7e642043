import type { AnsweredFilter, ProjectionState } from '@astaguide/contracts/analytics/report/analytics-report';
import { bucketsOf, spanOf } from '@astaguide/contracts/analytics/report/report-buckets';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { Injectable } from '@nestjs/common';
import { from, lastValueFrom, mergeMap, toArray } from 'rxjs';
import type { ReportRange } from '../report-range.service';
import { periodsOf } from '../cover-range';
import { findDroppedMonths } from '../report-rollups.repository';
import { PageTitlesRepository } from '../../page-titles/page-titles.repository';
import { PageTitlesService } from '../../page-titles/page-titles.service';
import { keyLabel } from '../key-label';
import type { Sided } from '../key-ranking.sql';
import { ReportReader } from '../report-reader.repository';
import { type ChunkedRange, type DayChunk, chunksOf } from './day-chunks';
import type { Statement } from './filter-conditions.sql';
import type { Reader } from '../reader';
import { CHUNK_SETTINGS } from './filtered-metrics.sql';

/** @param reader runs in its own snapshot, so that the settings apply to this chunk only */
async function readChunk<Row>(reader: Reader, { text, values }: Statement): Promise<Row[]> {
  const [, rows] = await Promise.all([reader.query(CHUNK_SETTINGS, []), reader.query<Row[]>(text, values)]);
  return rows;
}

/** Maximum number of concurrent chunks, so that one report does not use all connections. */
const LANES = 2;

/** The filters as part of the response. */
export interface AnsweredFilters {
  filters: AnsweredFilter[];
  /** Months ('2026-03') whose raw events were dropped. */
  droppedMonths: string[];
}

/** A chunk with what its statement found. */
export type CountedChunk<Row> = DayChunk & { rows: Row[] };

export const NOTHING_FILTERED: AnsweredFilters = { filters: [], droppedMonths: [] };

/**
 * Reads the event log for reports with filters. Each chunk runs in its own snapshot, so that other reports get
 * connections in between.
 */
@Injectable()
export class FilteredLogService {
  constructor(
    private readonly reader: ReportReader,
    private readonly pageTitles: PageTitlesService,
    private readonly names: PageTitlesRepository,
  ) {}

  /**
   * @param asked the chunks to read: by default those of the period and of the comparison
   * @returns the rows of each chunk's statement, with the chunk, in no order
   */
  async read<Row>(
    range: ChunkedRange,
    filters: readonly ReportFilter[],
    statementOf: (chunk: DayChunk) => Statement,
    asked: readonly DayChunk[] = chunksOf(range),
  ): Promise<AnsweredFilters & { chunks: CountedChunk<Row>[] }> {
    const readRows = async (chunk: DayChunk) => ({
      ...chunk,
      rows: await this.reader.snapshot('custom', (reader) => readChunk<Row>(reader, statementOf(chunk))),
    });
    const [droppedMonths, productNames, titles, chunks] = await Promise.all([
      findDroppedMonths(
        this.reader,
        periodsOf(range).map((days) => spanOf(days, range.timeZone)),
      ),
      this.names.findNamesOfProducts(
        filters.flatMap(({ dimension, key }) => (dimension === 'product' ? Number(key) : [])),
      ),
      this.pageTitles.find(filters.flatMap(({ dimension, key }) => (dimension === 'page' ? [key] : []))),
      lastValueFrom(from(asked).pipe(mergeMap(readRows, LANES), toArray())),
    ]);
    const labelOf = ({ dimension, key }: ReportFilter) =>
      keyLabel(
        dimension,
        key,
        (dimension === 'page' ? titles.get(key) : productNames.get(Number(key))) ?? null,
      );
    return {
      chunks,
      filters: filters.map((filter) => ({ ...filter, label: labelOf(filter) })),
      droppedMonths,
    };
  }

  /**
   * Like `read`, for metrics of the whole period and comparison.
   *
   * @returns rows with their side, and the state of the projections: always up to date
   */
  async count<Row>(
    range: ReportRange,
    filters: readonly ReportFilter[],
    statementOf: (chunk: DayChunk) => Statement,
  ): Promise<AnsweredFilters & { projections: ProjectionState; rows: (Row & Sided)[] }> {
    const buckets = bucketsOf(range, 'day', range.timeZone);
    const { chunks, ...answered } = await this.read<Row>({ ...range, buckets }, filters, statementOf);
    return {
      ...answered,
      projections: { asOf: range.asOf, missingDays: 0 },
      rows: chunks.flatMap(({ side, rows }) => rows.map((row) => ({ ...row, side }))),
    };
  }
}

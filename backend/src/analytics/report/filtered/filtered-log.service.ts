import type { AnsweredFilter, ProjectionState } from '@astaguide/contracts/analytics/report/analytics-report';
import { bucketsOf } from '@astaguide/contracts/analytics/report/report-buckets';
import {
  noValueLabel,
  sessionPages,
  type FilterDimension,
} from '@astaguide/contracts/analytics/report/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { Injectable } from '@nestjs/common';
import { from, lastValueFrom, mergeMap, toArray } from 'rxjs';
import type { ReportRange } from '../report-range.service';
import { periodsOf, type ComparedPeriod } from '../cover-range';
import { findDayVersions } from '../projections.repository';
import { findDroppedMonths } from '../report-rollups.repository';
import { PageTitlesRepository } from '../../page-titles/page-titles.repository';
import { PageTitlesService } from '../../page-titles/page-titles.service';
import { keyLabel } from '../key-label';
import type { Sided } from '../key-ranking.sql';
import { ReportReader } from '../report-reader.repository';
import { type ChunkedRange, type DayChunk, chunksOf, cutChunksOf } from './day-chunks';
import type { Statement } from './statement';
import type { Reader } from '../reader';
import { CHUNK_SETTINGS } from './filtered-metrics.sql';

/** @param reader runs in its own snapshot, so that the settings apply to this chunk only */
async function readChunk<Row>(reader: Reader, { text, values }: Statement): Promise<Row[]> {
  const [, rows] = await Promise.all([reader.query(CHUNK_SETTINGS, []), reader.query<Row[]>(text, values)]);
  return rows;
}

/** Maximum number of concurrent chunks, so that one report does not use all connections. */
const LANES = 2;

/** Maximum number of kept counts: several for each range that is looked at. */
const KEPT = 50;

/** The filters as part of the response. */
export interface AnsweredFilters {
  filters: AnsweredFilter[];
  /** Months ('2026-03') whose raw events were dropped. */
  droppedMonths: string[];
}

const PAGES: readonly FilterDimension[] = ['page', ...sessionPages];

/** The keys of filters on a dimension that are compared whole. */
const keysOf = (of: FilterDimension, filters: readonly ReportFilter[]): string[] =>
  filters.flatMap(({ dimension, key, match }) => (dimension === of && key !== null && !match ? [key] : []));

/** A chunk with what its statement found. */
export type CountedChunk<Row, Chunk extends DayChunk = DayChunk> = Chunk & { rows: Row[] };

export const NOTHING_FILTERED: AnsweredFilters = { filters: [], droppedMonths: [] };

/**
 * Reads the event log for reports with filters. Each chunk runs in its own snapshot, so that other reports get
 * connections in between.
 */
@Injectable()
export class FilteredLogService {
  /** Counts of days that are cut, the last used one last. */
  private readonly kept = new Map<string, Promise<unknown[]>>();

  constructor(
    private readonly reader: ReportReader,
    private readonly pageTitles: PageTitlesService,
    private readonly names: PageTitlesRepository,
  ) {}

  /**
   * @returns the rows of each chunk's statement, with the chunk, in no order
   */
  async read<Row>(
    range: ChunkedRange,
    filters: readonly ReportFilter[],
    statementOf: (chunk: DayChunk) => Statement,
  ): Promise<AnsweredFilters & { chunks: CountedChunk<Row>[] }> {
    const [answered, chunks] = await Promise.all([
      this.answerFilters(range, filters),
      this.readChunks<Row>(chunksOf(range), statementOf),
    ]);
    return { ...answered, chunks };
  }

  /** Filters with their labels, and the months that they lack. */
  async answerFilters(range: ComparedPeriod, filters: readonly ReportFilter[]): Promise<AnsweredFilters> {
    const [droppedMonths, productNames, titles] = await Promise.all([
      findDroppedMonths(this.reader, periodsOf(range)),
      this.names.findNamesOfProducts(keysOf('product', filters).map(Number)),
      this.pageTitles.find(PAGES.flatMap((dimension) => keysOf(dimension, filters))),
    ]);
    const labelOf = ({ dimension, key, match }: ReportFilter) => {
      if (key === null) return noValueLabel(dimension);
      if (match || dimension === 'goal') return key;
      const name = PAGES.includes(dimension) ? titles.get(key) : productNames.get(Number(key));
      return keyLabel(dimension, key, name ?? null);
    };
    return { filters: filters.map((filter) => ({ ...filter, label: labelOf(filter) })), droppedMonths };
  }

  /**
   * What the log has of partial days, which rollups have only as a whole. It is counted again only when the day or the
   * moment of the cut changes: an open dashboard reads it with every new event.
   *
   * @param what names the statement
   */
  async readCut<Row>(
    range: ChunkedRange,
    what: string,
    statementOf: (chunk: DayChunk) => Statement,
  ): Promise<CountedChunk<Row>[]> {
    const chunks = cutChunksOf(range);
    if (chunks.length === 0) return [];
    const versions = await findDayVersions(
      this.reader,
      chunks.map(({ from: day }) => day),
    );
    return Promise.all(
      chunks.map(async (chunk) => {
        const { from: day, days, hours } = chunk;
        const key = JSON.stringify([what, versions.get(day), days, hours]);
        const read =
          this.kept.get(key) ?? this.readChunks<Row>([chunk], statementOf).then(([counted]) => counted!.rows);
        this.keep(key, read);
        return { ...chunk, rows: (await read) as Row[] };
      }),
    );
  }

  private keep(key: string, read: Promise<unknown[]>): void {
    this.kept.delete(key);
    this.kept.set(key, read);
    read.catch(() => this.kept.delete(key));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }

  /** The rows of each chunk's statement, with the chunk, in no order. */
  readChunks<Row, Chunk extends DayChunk = DayChunk>(
    chunks: readonly Chunk[],
    statementOf: (chunk: Chunk) => Statement,
  ): Promise<CountedChunk<Row, Chunk>[]> {
    const readRows = async (chunk: Chunk) => ({
      ...chunk,
      rows: await this.reader.snapshot('custom', (reader) => readChunk<Row>(reader, statementOf(chunk))),
    });
    return lastValueFrom(from(chunks).pipe(mergeMap(readRows, LANES), toArray()));
  }

  /**
   * Like `read`, for metrics of the whole period and comparison.
   *
   * @returns rows with their side, and the state of the projections: always up to date
   */
  async count<Row>(
    range: ReportRange & Partial<ChunkedRange>,
    filters: readonly ReportFilter[],
    statementOf: (chunk: DayChunk) => Statement,
  ): Promise<AnsweredFilters & { projections: ProjectionState; rows: (Row & Sided)[] }> {
    const buckets = bucketsOf(range, 'day', range.days ?? range.timeZone);
    const { chunks, ...answered } = await this.read<Row>(
      { ...range, buckets, grain: 'day' },
      filters,
      statementOf,
    );
    return {
      ...answered,
      projections: { asOf: range.asOf, missingDays: 0 },
      rows: chunks.flatMap(({ side, rows }) => rows.map((row) => ({ ...row, side }))),
    };
  }
}

import { sentDimensions } from '@astaguide/contracts/analytics/folded-names';
import type { ReportMetrics } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import type { ReportGrain } from '@astaguide/contracts/lib/report-period';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { PageTitlesService } from '../page-titles/page-titles.service';
import type { Reader } from './reader';
import { ReportReader } from './report-reader.repository';
import { coverRange, periodsOf, type RangeCover } from './cover-range';
import { chunksOf, type ChunkedRange } from './filtered/day-chunks';
import {
  FilteredLogService,
  NOTHING_FILTERED,
  type AnsweredFilters,
  type CountedChunk,
} from './filtered/filtered-log.service';
import { chunkStatement } from './filtered/filtered-metrics.sql';
import { mergeSeries } from './filtered/merge-series';
import type { MetricRow, RankedKey, Sided } from './key-ranking.sql';
import { findDayVersion } from './projections.repository';
import { findCoverSource, findHours, findKeys, findMetrics } from './report-rollups.repository';
import { intervalsOf } from './report-series';

/** The metrics that a report needs. */
interface MetricsQuery extends ChunkedRange {
  grain: ReportGrain;
  /** Includes 'type' for goals. */
  dimensions: readonly (ReportDimension | 'type')[];
  /** Maximum number of keys of each dimension. */
  limit: number;
}

interface MetricsResult extends AnsweredFilters {
  /** By index of the interval, see intervalsOf. */
  series: Map<number, ReportMetrics>;
  keys: RankedKey[];
}

type CountedComparison = AnsweredFilters & { chunks: CountedChunk<MetricRow>[] };

/**
 * Reads the metrics of a report: from the rollups, in one snapshot; with filters, from the log. A comparison that ends
 * within a day is counted from the log, because rollups have no keys by hour.
 */
@Injectable()
export class ReportMetricsService {
  /** The comparison that was counted last: an open dashboard asks for it again with every new event. */
  private counted: { key: string; read: Promise<CountedComparison> } | undefined;

  constructor(
    private readonly reader: ReportReader,
    private readonly log: FilteredLogService,
    private readonly pageTitles: PageTitlesService,
  ) {}

  async find(query: MetricsQuery, filters: readonly ReportFilter[]): Promise<MetricsResult> {
    const found =
      filters.length > 0
        ? await this.findFiltered(query, filters)
        : typeof query.comparedUntil === 'number'
          ? await this.findUntil(query)
          : await this.reader.snapshot('generic', (reader) => this.findWithin(reader, query));
    return { ...found, keys: await this.withTitles(found.keys) };
  }

  private async withTitles(keys: RankedKey[]): Promise<RankedKey[]> {
    const isPage = ({ dimension }: RankedKey) => dimension === dimensions.page;
    const titles = await this.pageTitles.find(keys.filter(isPage).map(({ key }) => key));
    return keys.map((row) => (isPage(row) ? { ...row, name: titles.get(row.key) ?? null } : row));
  }

  /**
   * Like `find`, but without the titles of pages. With filters, the log is read just before.
   *
   * @param beside reads further data in the same snapshot
   */
  async findCurrent<Result>(
    query: MetricsQuery,
    filters: readonly ReportFilter[],
    beside: (reader: Reader, found: MetricsResult) => Promise<Result>,
  ): Promise<Result> {
    if (filters.length > 0) {
      const found = await this.findFiltered(query, filters);
      return this.reader.snapshot('custom', (reader) => beside(reader, found));
    }
    return this.reader.snapshot('generic', async (reader) =>
      beside(reader, await this.findWithin(reader, query)),
    );
  }

  private async findFiltered(query: MetricsQuery, filters: readonly ReportFilter[]): Promise<MetricsResult> {
    const { chunks, ...answered } = await this.log.read<MetricRow>(query, filters, (chunk) =>
      chunkStatement(filters, query.dimensions, chunk),
    );
    const keys = keysOf(chunks);
    return {
      ...answered,
      series: mergeSeries(chunks),
      keys:
        keys.length === 0
          ? []
          : await findKeys(
              this.reader,
              query.dimensions,
              query.limit,
              NOTHING_COVERED,
              keys,
              // A filter on a dimension shows what was sent.
              sentDimensions.filter((name) => !filters.some(({ dimension }) => dimension === name)),
            ),
    };
  }

  private async findUntil(query: MetricsQuery): Promise<MetricsResult> {
    const { comparison, comparedUntil, timeZone, dimensions } = query;
    const version = await findDayVersion(this.reader, comparison!.from);
    const key = JSON.stringify([version, comparedUntil, timeZone, dimensions]);
    if (this.counted?.key !== key) {
      this.counted = { key, read: this.countUntil(query) };
      this.counted.read.catch(() => (this.counted = undefined));
    }
    const { chunks, ...answered } = await this.counted.read;
    const found = await this.reader.snapshot('generic', (reader) => this.findWithin(reader, query, chunks));
    return { ...found, ...answered };
  }

  private countUntil(query: MetricsQuery): Promise<CountedComparison> {
    return this.log.read<MetricRow>(
      query,
      [],
      (chunk) => chunkStatement([], query.dimensions, chunk),
      chunksOf(query).filter(({ side }) => side === 1),
    );
  }

  /** @param compared the comparison, if it was counted from the log */
  private async findWithin(
    reader: Reader,
    query: MetricsQuery,
    compared?: readonly CountedChunk<MetricRow>[],
  ): Promise<MetricsResult> {
    const { grain, buckets, dimensions, limit } = query;
    const source = await findCoverSource(reader, 'rollups');
    const intervals = intervalsOf(buckets);
    const ofIntervals = () =>
      coverRange(
        intervals.map(({ days }) => days),
        source,
      );
    const cover = coverRange(compared ? [query.period] : periodsOf(query), source);
    const [series, keys] = await Promise.all([
      grain === 'hour' ? findHours(reader, intervals) : findMetrics(reader, ofIntervals()),
      dimensions.length === 0
        ? []
        : findKeys(reader, dimensions, limit, cover, keysOf(compared ?? []), sentDimensions),
    ]);
    for (const of of compared?.flatMap((chunk) => chunk.intervals) ?? []) series.delete(of);
    return { ...NOTHING_FILTERED, series: new Map([...series, ...mergeSeries(compared ?? [])]), keys };
  }
}

const NOTHING_COVERED: RangeCover = { months: [[], []], days: [[], []] };

/** The rows of keys, with the side of their chunk. */
const keysOf = (chunks: readonly CountedChunk<MetricRow>[]): (MetricRow & Sided)[] =>
  chunks.flatMap(({ side, rows }) =>
    rows.flatMap((row) => (row.dimension === dimensions.total ? [] : { ...row, side })),
  );

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
import { chunksOf, type ChunkedRange, type DayChunk } from './filtered/day-chunks';
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
  /** By key of the interval, see intervalsOf. */
  series: Map<number, ReportMetrics>;
  keys: RankedKey[];
}

type CountedMetrics = AnsweredFilters & { chunks: CountedChunk<MetricRow>[] };

/**
 * Reads the metrics of a report: from the rollups, in one snapshot; with filters, from the log. A comparison that ends
 * within a day is counted from the log, because rollups have no keys by hour.
 */
@Injectable()
export class ReportMetricsService {
  /** The comparison that was counted last: an open dashboard asks for it again with every new event. */
  private counted: { key: string; read: Promise<CountedMetrics> } | undefined;

  constructor(
    private readonly reader: ReportReader,
    private readonly log: FilteredLogService,
    private readonly pageTitles: PageTitlesService,
  ) {}

  async find(query: MetricsQuery, filters: readonly ReportFilter[]): Promise<MetricsResult> {
    const found = await this.snapshot(query, filters, (_reader, metrics) => Promise.resolve(metrics));
    return { ...found, keys: await this.withTitles(found.keys) };
  }

  private async withTitles(keys: RankedKey[]): Promise<RankedKey[]> {
    const isPage = ({ dimension }: RankedKey) => dimension === dimensions.page;
    const titles = await this.pageTitles.find(keys.filter(isPage).map(({ key }) => key));
    return keys.map((row) => (isPage(row) ? { ...row, name: titles.get(row.key) ?? null } : row));
  }

  /**
   * Like `find`, but without the titles of pages. What is counted from the log is read just before.
   *
   * @param beside reads further data in the same snapshot
   */
  async snapshot<Result>(
    query: MetricsQuery,
    filters: readonly ReportFilter[],
    beside: (reader: Reader, found: MetricsResult) => Promise<Result>,
  ): Promise<Result> {
    const isFiltered = filters.length > 0;
    const { chunks, ...answered } = isFiltered
      ? await this.count(query, filters)
      : await this.countComparison(query);
    return this.reader.snapshot(isFiltered ? 'custom' : 'generic', async (reader) => {
      const found = isFiltered
        ? { series: mergeSeries(chunks), keys: await rankCounted(reader, query, chunks, filters) }
        : await readRollups(reader, query, chunks);
      return beside(reader, { ...answered, ...found });
    });
  }

  private count(
    query: MetricsQuery,
    filters: readonly ReportFilter[],
    chunks?: readonly DayChunk[],
  ): Promise<CountedMetrics> {
    const statementOf = (chunk: DayChunk) => chunkStatement(filters, query.dimensions, chunk);
    return this.log.read<MetricRow>(query, filters, statementOf, chunks);
  }

  /** A comparison that ends within a day, from the log. No chunks for any other. */
  private async countComparison(query: MetricsQuery): Promise<CountedMetrics> {
    const { comparison, comparedUntil, timeZone, dimensions } = query;
    if (typeof comparedUntil !== 'number') return { ...NOTHING_FILTERED, chunks: [] };
    const version = await findDayVersion(this.reader, comparison!.from);
    const key = JSON.stringify([version, comparedUntil, timeZone, dimensions]);
    if (this.counted?.key !== key) {
      const compared = chunksOf(query).filter(({ side }) => side === 1);
      this.counted = { key, read: this.count(query, [], compared) };
      this.counted.read.catch(() => (this.counted = undefined));
    }
    return this.counted.read;
  }
}

/** @param counted the comparison, if it was counted from the log */
async function readRollups(
  reader: Reader,
  query: MetricsQuery,
  counted: readonly CountedChunk<MetricRow>[],
): Promise<Pick<MetricsResult, 'series' | 'keys'>> {
  const { grain, buckets, dimensions, limit, comparedUntil } = query;
  const source = await findCoverSource(reader, 'rollups');
  const intervals = intervalsOf(buckets);
  const ofIntervals = () =>
    coverRange(
      intervals.map(({ of, days }) => [of, days]),
      source,
    );
  const periods = typeof comparedUntil === 'number' ? [query.period] : periodsOf(query);
  const cover = coverRange(periods.entries(), source);
  const [series, keys] = await Promise.all([
    grain === 'hour' ? findHours(reader, intervals) : findMetrics(reader, ofIntervals()),
    dimensions.length === 0
      ? []
      : findKeys(reader, dimensions, limit, cover, keysOf(counted), sentDimensions),
  ]);
  for (const of of counted.flatMap((chunk) => chunk.intervals)) series.delete(of);
  return { series: new Map([...series, ...mergeSeries(counted)]), keys };
}

/** Ranks the keys that were counted from the log. */
async function rankCounted(
  reader: Reader,
  { dimensions, limit }: MetricsQuery,
  chunks: readonly CountedChunk<MetricRow>[],
  filters: readonly ReportFilter[],
): Promise<RankedKey[]> {
  const keys = keysOf(chunks);
  if (keys.length === 0) return [];
  // A filter on a dimension shows what was sent.
  const sent = sentDimensions.filter((name) => !filters.some(({ dimension }) => dimension === name));
  return findKeys(reader, dimensions, limit, NOTHING_COVERED, keys, sent);
}

const NOTHING_COVERED: RangeCover = { months: [[], []], days: [[], []] };

/** The rows of keys, with the side of their chunk. */
const keysOf = (chunks: readonly CountedChunk<MetricRow>[]): (MetricRow & Sided)[] =>
  chunks.flatMap(({ side, rows }) =>
    rows.flatMap((row) => (row.dimension === dimensions.total ? [] : { ...row, side })),
  );

import { sentDimensions } from '@astaguide/contracts/analytics/folded-names';
import type { ReportMetrics, SessionSums } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import type { ReportGrain } from '@astaguide/contracts/lib/report-period';
import { audienceDimensions, dimensions } from '@astaguide/database/event-store/dimensions';
import { sessionDimensions } from '@astaguide/database/event-store/sessions.sql';
import { Injectable } from '@nestjs/common';
import { PageTitlesService } from '../page-titles/page-titles.service';
import type { Reader } from './reader';
import { ReportReader } from './report-reader.repository';
import { coverRange, emptyCover, numbered, overlapOf } from './cover-range';
import { wholeDaysOf, type ChunkedRange, type DayChunk } from './filtered/day-chunks';
import {
  FilteredLogService,
  NOTHING_FILTERED,
  type AnsweredFilters,
  type CountedChunk,
} from './filtered/filtered-log.service';
import { chunkStatement, isOfSessions, type CountedRow } from './filtered/filtered-metrics.sql';
import { addSeries, mergeSeries } from './filtered/merge-series';
import type { MetricRow, RankedKey, Sided } from './key-ranking.sql';
import { findCoverSource, findHours, findKeys, findMetrics } from './report-rollups.repository';
import { intervalsOf } from './report-series';
import { findSessionPages, findSessions } from './sessions.repository';

/** The metrics that a report needs. */
interface MetricsQuery extends ChunkedRange {
  grain: ReportGrain;
  /** Includes 'type' for goals. */
  dimensions: readonly (ReportDimension | 'type')[];
  /** Which pages of sessions are read; undefined if sessions are not. */
  sessionPages?: readonly (keyof typeof sessionDimensions)[];
  /** Maximum number of keys of each dimension. */
  limit: number;
}

interface MetricsResult extends AnsweredFilters {
  /** By key of the interval, see intervalsOf. */
  series: Map<number, ReportMetrics>;
  keys: RankedKey[];
  /** Of the period and of the comparison; undefined if they were not read. */
  sessions?: readonly [now: SessionSums, before: SessionSums];
}

/**
 * Reads the metrics of a report: from the rollups, in one snapshot; with filters, from the log. So are days that are cut,
 * because rollups have no keys by hour.
 */
@Injectable()
export class ReportMetricsService {
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
    const isPage = ({ dimension }: RankedKey) => PAGES.includes(dimension);
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
    const what = { dimensions: query.dimensions, hasSessions: query.sessionPages !== undefined };
    const statementOf = (chunk: DayChunk) => chunkStatement(filters, what, chunk);
    const { chunks: read, ...answered } = isFiltered
      ? await this.log.read<CountedRow>(query, filters, statementOf)
      : {
          ...NOTHING_FILTERED,
          chunks: await this.log.readCut<CountedRow>(query, JSON.stringify(what), statementOf),
        };
    const counted = read.flatMap(({ side, rows }) =>
      rows.filter(isOfSessions).map((row) => ({ ...row, side })),
    );
    const chunks = read.map((chunk) => ({ ...chunk, rows: chunk.rows.filter((row) => !isOfSessions(row)) }));
    return this.reader.snapshot(isFiltered ? 'custom' : 'generic', async (reader) => {
      const [found, visits] = await Promise.all([
        isFiltered
          ? rankCounted(reader, query, chunks, filters).then((keys) => ({
              series: mergeSeries(chunks),
              keys,
            }))
          : readRollups(reader, query, chunks),
        what.hasSessions && readSessions(reader, query, counted, isFiltered),
      ]);
      const keys = [...found.keys, ...(visits ? visits.pages : [])];
      return beside(reader, { ...answered, ...found, keys, ...(visits && { sessions: visits.sums }) });
    });
  }
}

/** The pages that have a title. */
const PAGES: readonly number[] = [dimensions.page, ...Object.values(sessionDimensions)];

/** @param counted the sessions that pass filters, or of days that are cut */
async function readSessions(
  reader: Reader,
  query: MetricsQuery,
  counted: (CountedRow & Sided)[],
  isFiltered: boolean,
): Promise<{ sums: [SessionSums, SessionSums]; pages: RankedKey[] }> {
  const source = await findCoverSource(reader, 'sessions');
  const cover = isFiltered ? emptyCover() : coverRange(numbered(wholeDaysOf(query)), source);
  const asked = query.sessionPages!.map((name) => sessionDimensions[name]);
  const [sums, pages] = await Promise.all([
    findSessions(reader, { cover, counted }),
    findSessionPages(reader, asked, query.limit, { cover, counted }),
  ]);
  return { sums, pages };
}

/** @param counted the days that are cut, as the log has them */
async function readRollups(
  reader: Reader,
  query: MetricsQuery,
  counted: readonly CountedChunk<MetricRow>[],
): Promise<Pick<MetricsResult, 'series' | 'keys'>> {
  const { grain, buckets, dimensions, limit } = query;
  const source = await findCoverSource(reader, 'rollups');
  const sides = wholeDaysOf(query);
  const ofCut = new Set(counted.flatMap((chunk) => chunk.intervals));
  const intervals = intervalsOf(buckets);
  const ofDays = () =>
    coverRange(
      intervals.flatMap(({ of, side, days }) => {
        const whole = overlapOf(days, sides[side]!);
        return whole ? [[of, whole] as const] : [];
      }),
      source,
    );
  const [series, keys] = await Promise.all([
    grain === 'hour'
      ? findHours(
          reader,
          intervals.filter(({ of }) => !ofCut.has(of)),
        )
      : findMetrics(reader, ofDays()),
    dimensions.length === 0
      ? []
      : findKeys(
          reader,
          dimensions,
          limit,
          coverRange(numbered(sides), source),
          dimensions.some((name) => name in audienceDimensions)
            ? coverRange(numbered(sides), await findCoverSource(reader, 'sessions'))
            : emptyCover(),
          keysOf(counted),
          sentDimensions,
        ),
  ]);
  return { series: addSeries(series, mergeSeries(counted)), keys };
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
  const nothing = emptyCover();
  return findKeys(reader, dimensions, limit, nothing, nothing, keys, sent);
}

/** The rows of keys, with the side of their chunk. */
const keysOf = (chunks: readonly CountedChunk<MetricRow>[]): (MetricRow & Sided)[] =>
  chunks.flatMap(({ side, rows }) =>
    rows.flatMap((row) => (row.dimension === dimensions.total ? [] : { ...row, side })),
  );

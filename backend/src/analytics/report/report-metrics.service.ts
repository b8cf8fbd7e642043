import type { ReportMetrics } from '@astaguide/contracts/report/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { PageTitlesService } from '../page-titles/page-titles.service';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import type { Reader } from '../replicas/reader';
import { coverRange } from './cover-range';
import { findCoverSource } from './cover-source.sql';
import type { MetricsQuery } from './metrics-query';
import { FilteredMetricsService } from './filtered/filtered-metrics.service';
import { NOTHING_FILTERED, type AnsweredFilters } from './filtered/filtered-log.service';
import type { RankedKey } from './key-ranking.sql';
import { ReportRollupsRepository } from './report-rollups.repository';
import { intervalsOf } from './report-series';

interface MetricsResult extends AnsweredFilters {
  /** By index of the interval, see intervalsOf. */
  series: Map<number, ReportMetrics>;
  keys: RankedKey[];
}

/**
 * Reads the metrics of a report: from the rollups, in one snapshot; with filters, or a comparison that ends within a
 * day, from the log.
 */
@Injectable()
export class ReportMetricsService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly rollups: ReportRollupsRepository,
    private readonly filtered: FilteredMetricsService,
    private readonly pageTitles: PageTitlesService,
  ) {}

  async find(query: MetricsQuery, filters: readonly ReportFilter[]): Promise<MetricsResult> {
    const isFromLog = filters.length > 0 || typeof query.comparedUntil === 'number';
    const found = isFromLog
      ? await this.filtered.find(query, filters)
      : await this.replicas.snapshot('generic', (reader) => this.findWithin(reader, query));
    return { ...found, keys: await this.withTitles(found.keys) };
  }

  private async withTitles(keys: RankedKey[]): Promise<RankedKey[]> {
    const isPage = ({ dimension }: RankedKey) => dimension === dimensions.page;
    const titles = await this.pageTitles.find(keys.filter(isPage).map(({ key }) => key));
    return keys.map((row) => (isPage(row) ? { ...row, name: titles.get(row.key) ?? null } : row));
  }

  /**
   * Like `find`, but on the primary and without the titles of pages. With filters, the log is read just before.
   *
   * @param beside reads further data in the same snapshot
   */
  async findCurrent<Result>(
    query: MetricsQuery,
    filters: readonly ReportFilter[],
    beside: (reader: Reader, found: MetricsResult) => Promise<Result>,
  ): Promise<Result> {
    if (filters.length > 0) {
      const found = await this.filtered.find(query, filters);
      return this.replicas.onPrimary('custom', (reader) => beside(reader, found));
    }
    return this.replicas.onPrimary('generic', async (reader) =>
      beside(reader, await this.findWithin(reader, query)),
    );
  }

  private async findWithin(reader: Reader, query: MetricsQuery): Promise<MetricsResult> {
    const { period, comparison, grain, buckets, dimensions, limit } = query;
    const source = await findCoverSource(reader, 'rollups');
    const intervals = intervalsOf(buckets);
    const series = () =>
      grain === 'hour'
        ? this.rollups.findHours(reader, intervals)
        : this.rollups.findMetrics(
            reader,
            coverRange(
              intervals.map(({ days }) => days),
              source,
            ),
          );
    const keys = () =>
      this.rollups.findKeys(
        reader,
        dimensions,
        limit,
        coverRange(comparison ? [period, comparison] : [period], source),
      );
    const [found, ranked] = await Promise.all([series(), dimensions.length === 0 ? [] : keys()]);
    return { ...NOTHING_FILTERED, series: found, keys: ranked };
  }
}

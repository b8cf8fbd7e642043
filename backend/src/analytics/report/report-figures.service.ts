import type { ReportFigures } from '@astaguide/contracts/report/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { Injectable } from '@nestjs/common';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import type { Reader } from '../replicas/reader';
import { coverRange } from './cover-range';
import { findCoverSource } from './cover-source.sql';
import type { FiguresQuery } from './figures-query';
import { FilteredFiguresService } from './filtered/filtered-figures.service';
import { NOTHING_FILTERED, type AnsweredFilters } from './filtered/filtered-log.service';
import type { RankedKey } from './key-ranking.sql';
import { ReportRollupsRepository } from './report-rollups.repository';
import { stretchesOf } from './report-series';

interface FoundFigures extends AnsweredFilters {
  /** By the number of the stretch, see stretchesOf. */
  series: Map<number, ReportFigures>;
  keys: RankedKey[];
}

/** Reads what a report is made of: without filters rollups alone, all of one moment; with filters the log. */
@Injectable()
export class ReportFiguresService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly rollups: ReportRollupsRepository,
    private readonly filtered: FilteredFiguresService,
  ) {}

  async find(query: FiguresQuery, filters: readonly ReportFilter[]): Promise<FoundFigures> {
    if (filters.length > 0) return this.filtered.find(query, filters);
    return this.replicas.snapshot('once', (reader) => this.findWithin(reader, query));
  }

  /**
   * The same from the primary; with filters from the log a moment before.
   *
   * @param beside reads what else is wanted, of that very moment
   */
  async findCurrent<Result>(
    query: FiguresQuery,
    filters: readonly ReportFilter[],
    beside: (reader: Reader, found: FoundFigures) => Promise<Result>,
  ): Promise<Result> {
    if (filters.length > 0) {
      const found = await this.filtered.find(query, filters);
      return this.replicas.current('each', (reader) => beside(reader, found));
    }
    return this.replicas.current('once', async (reader) =>
      beside(reader, await this.findWithin(reader, query)),
    );
  }

  private async findWithin(reader: Reader, query: FiguresQuery): Promise<FoundFigures> {
    const { period, comparison, grain, buckets, dimensions, limit } = query;
    const source = await findCoverSource(reader, 'rollups');
    const stretches = stretchesOf(buckets);
    const series = () =>
      grain === 'hour'
        ? this.rollups.findHours(reader, stretches)
        : this.rollups.findFigures(
            reader,
            coverRange(
              stretches.map(({ days }) => days),
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

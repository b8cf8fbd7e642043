import type { ReportFigures } from '@astaguide/contracts/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report-dimension';
import type { ReportBucket } from '@astaguide/contracts/report-buckets';
import type { ReportGrain, ReportPeriod } from '@astaguide/contracts/report-period';
import { Injectable } from '@nestjs/common';
import { ReadReplicas } from './replicas/read-replicas.repository';
import type { Reader } from './replicas/reader';
import { coverRange } from './cover-range';
import { findCoverSource } from './cover-source.sql';
import type { RankedKey } from './key-ranking.sql';
import { ReportRollupsRepository } from './report-rollups.repository';
import { stretchesOf } from './report-series';

export interface FiguresQuery {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
  grain: ReportGrain;
  buckets: readonly ReportBucket[];
  dimensions: readonly ReportDimension[];
  /** Keys of each dimension at the most. */
  limit: number;
}

interface FoundFigures {
  /** By the number of the stretch, see stretchesOf. */
  series: Map<number, ReportFigures>;
  keys: RankedKey[];
}

/** Reads what a report without filters is made of: rollups alone, all of one moment. */
@Injectable()
export class ReportFiguresService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly rollups: ReportRollupsRepository,
  ) {}

  find(query: FiguresQuery): Promise<FoundFigures> {
    return this.replicas.snapshot('once', (reader) => this.findWithin(reader, query));
  }

  /**
   * The same from the primary.
   *
   * @param beside reads what else is wanted, of that very moment
   */
  findCurrent<Result>(
    query: FiguresQuery,
    beside: (reader: Reader, found: FoundFigures) => Promise<Result>,
  ): Promise<Result> {
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
    return { series: found, keys: ranked };
  }
}

import type { ReportFigures } from '@astaguide/contracts/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report-dimension';
import type { ReportBucket, Span } from '@astaguide/contracts/report-buckets';
import { Injectable } from '@nestjs/common';
import { ReadReplicas } from './replicas/read-replicas.repository';
import type { Reader } from './replicas/reader';
import { coverRange } from './cover-range';
import { findCoverSource } from './cover-source.sql';
import type { RankedKey } from './key-ranking.sql';
import { ReportRollupsRepository } from './report-rollups.repository';
import { stretchesOf } from './report-series';

export interface FiguresQuery {
  buckets: readonly ReportBucket[];
  span: Span;
  comparedSpan: Span | null;
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
    const { buckets, span, comparedSpan, dimensions, limit } = query;
    const ranges = comparedSpan ? [span, comparedSpan] : [span];
    const source = await findCoverSource(reader, 'rollups');
    const cover = (spans: readonly Span[]) => coverRange(spans, source);
    const [series, keys] = await Promise.all([
      this.rollups.findFigures(reader, cover(stretchesOf(buckets))),
      dimensions.length === 0 ? [] : this.rollups.findKeys(reader, dimensions, limit, cover(ranges)),
    ]);
    return { series, keys };
  }
}

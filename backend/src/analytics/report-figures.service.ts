import type { DerivedState, ReportDimension, ReportFigures } from '@astaguide/contracts/analytics-report';
import type { ReportBucket, Span } from '@astaguide/contracts/report-buckets';
import type { ReportFilter } from '@astaguide/contracts/report-filter';
import type { ReportPeriod } from '@astaguide/contracts/report-period';
import { Injectable } from '@nestjs/common';
import { ReadReplicas } from './replicas/read-replicas.repository';
import type { Reader } from './replicas/reader';
import { DerivedFiguresRepository } from './derived-figures.repository';
import { coverRange } from './cover-range';
import { findCoverSource } from './cover-source.sql';
import type { RankedKey } from './key-ranking.sql';
import { EVERYTHING, ReportRollupsRepository } from './report-rollups.repository';
import { stretchesOf } from './report-series';

interface FiguresQuery {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
  filter: ReportFilter | null;
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
  crossings: DerivedState | null;
  /** The name of the product that the filter is. */
  productName: string | null;
}

/** Reads what a report is made of: rollups alone, all of one moment. */
@Injectable()
export class ReportFiguresService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly rollups: ReportRollupsRepository,
    private readonly derived: DerivedFiguresRepository,
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
    const { filter, buckets, span, comparedSpan, dimensions, limit } = query;
    const ranges = comparedSpan ? [span, comparedSpan] : [span];
    const [source, key, derivedCover] = await Promise.all([
      findCoverSource(reader, 'rollups'),
      filter && this.rollups.findKey(reader, filter),
      filter && this.derived.findCover(reader, query),
    ]);
    const cover = (spans: readonly Span[]) => coverRange(spans, source);
    const own = dimensions.filter((dimension) => dimension === (filter?.dimension ?? dimension));
    const others = dimensions.filter((dimension) => !own.includes(dimension));
    const [series, ownKeys, crossed, crossings] = await Promise.all([
      this.rollups.findFigures(reader, key ?? EVERYTHING, cover(stretchesOf(buckets))),
      own.length === 0 ? [] : this.rollups.findKeys(reader, own, limit, cover(ranges)),
      key && derivedCover ? this.derived.findCrossings(reader, key, others, limit, derivedCover) : [],
      key && this.derived.findState(reader, query),
    ]);
    return { series, keys: [...ownKeys, ...crossed], crossings, productName: key?.productName ?? null };
  }
}

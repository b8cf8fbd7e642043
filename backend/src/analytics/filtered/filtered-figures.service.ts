import type { ReportFigures } from '@astaguide/contracts/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/report-filter';
import { spanOf } from '@astaguide/contracts/report-buckets';
import { Injectable } from '@nestjs/common';
import { DroppedMonthsRepository } from '../dropped-months.repository';
import type { RankedKey } from '../key-ranking.sql';
import type { FiguresQuery } from '../report-figures.service';
import { ReadReplicas } from '../replicas/read-replicas.repository';
import { chunksOf, type ChunkedRange } from './day-chunks';
import { FilteredFiguresRepository } from './filtered-figures.repository';
import { inLanes } from './in-lanes';
import { mergeChunks, rankMerged } from './merge-figures';

/** Chunks that are read at once: a single report must not take all connections of the reports. */
const LANES = 2;

interface FilteredFigures {
  /** By the number of the stretch, see stretchesOf. */
  series: Map<number, ReportFigures>;
  keys: RankedKey[];
  /** Of the products that are filtered by, by id. */
  productNames: ReadonlyMap<number, string>;
  /** Months ('2026-03') whose events are missing. */
  droppedMonths: string[];
}

/**
 * Reads the figures of a filtered report from the event log. Each chunk is a snapshot of its own, so that other reports
 * get their turn on the connections in between.
 */
@Injectable()
export class FilteredFiguresService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly repository: FilteredFiguresRepository,
    private readonly droppedMonths: DroppedMonthsRepository,
  ) {}

  async find(
    query: FiguresQuery & ChunkedRange & { filters: readonly ReportFilter[] },
  ): Promise<FilteredFigures> {
    const { filters, dimensions, limit, period, comparison, timeZone } = query;
    const periods = comparison ? [period, comparison] : [period];
    const [droppedMonths, chunks] = await Promise.all([
      this.droppedMonths.find(
        this.replicas,
        periods.map((days) => spanOf(days, timeZone)),
      ),
      inLanes(LANES, chunksOf(query), async (chunk) => ({
        ...chunk,
        rows: await this.replicas.snapshot('each', (reader) =>
          this.repository.readChunk(reader, filters, dimensions, chunk),
        ),
      })),
    ]);
    const { series, keys } = mergeChunks(chunks);
    // From the primary: chunks come from different replicas, and no name may be missing on the one that is asked.
    const names = await this.replicas.current('each', (reader) =>
      this.repository.findNames(reader, keys, filters),
    );
    return { series, keys: rankMerged(keys, names, limit), productNames: names.products, droppedMonths };
  }
}

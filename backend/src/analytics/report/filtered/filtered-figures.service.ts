import type { ReportFigures } from '@astaguide/contracts/report/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { Injectable } from '@nestjs/common';
import type { FiguresQuery } from '../figures-query';
import type { RankedKey } from '../key-ranking.sql';
import { ReadReplicas } from '../../replicas/read-replicas.repository';
import type { ChunkedRange } from './day-chunks';
import { chunkStatement } from './filtered-figures.sql';
import { FilteredLogRepository } from './filtered-log.repository';
import { FilteredLogService, type AnsweredFilters } from './filtered-log.service';
import { mergeChunks, rankMerged, type FigureRow } from './merge-figures';

interface FilteredFigures extends AnsweredFilters {
  /** By the number of the stretch, see stretchesOf. */
  series: Map<number, ReportFigures>;
  keys: RankedKey[];
}

/** The figures of a filtered report. */
@Injectable()
export class FilteredFiguresService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly repository: FilteredLogRepository,
    private readonly log: FilteredLogService,
  ) {}

  async find(query: FiguresQuery & ChunkedRange, filters: readonly ReportFilter[]): Promise<FilteredFigures> {
    const { chunks, ...answered } = await this.log.read<FigureRow>(query, filters, (chunk) =>
      chunkStatement(filters, query.dimensions, chunk),
    );
    const { series, keys } = mergeChunks(chunks);
    const names = await this.repository.findKeyNames(this.replicas, keys);
    return { ...answered, series, keys: rankMerged(keys, names, query.limit) };
  }
}

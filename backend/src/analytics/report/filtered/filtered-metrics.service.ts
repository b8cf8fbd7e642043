import type { ReportMetrics } from '@astaguide/contracts/report/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { Injectable } from '@nestjs/common';
import type { MetricsQuery } from '../metrics-query';
import type { RankedKey } from '../key-ranking.sql';
import { ReadReplicas } from '../../replicas/read-replicas.repository';
import type { ChunkedRange } from './day-chunks';
import { chunkStatement } from './filtered-metrics.sql';
import { FilteredLogRepository } from './filtered-log.repository';
import { FilteredLogService, type AnsweredFilters } from './filtered-log.service';
import { mergeChunks, rankMerged, type MetricRow } from './merge-metrics';

interface FilteredMetrics extends AnsweredFilters {
  /** By index of the interval, see intervalsOf. */
  series: Map<number, ReportMetrics>;
  keys: RankedKey[];
}

/** The metrics of a filtered report. */
@Injectable()
export class FilteredMetricsService {
  constructor(
    private readonly replicas: ReadReplicas,
    private readonly repository: FilteredLogRepository,
    private readonly log: FilteredLogService,
  ) {}

  async find(query: MetricsQuery & ChunkedRange, filters: readonly ReportFilter[]): Promise<FilteredMetrics> {
    const { chunks, ...answered } = await this.log.read<MetricRow>(query, filters, (chunk) =>
      chunkStatement(filters, query.dimensions, chunk),
    );
    const { series, keys } = mergeChunks(chunks);
    const names = await this.repository.findKeyNames(this.replicas, keys);
    return { ...answered, series, keys: rankMerged(keys, names) };
  }
}

import type { ReportBucket } from '@astaguide/contracts/report/report-buckets';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import type { ReportGrain, ReportPeriod } from '@astaguide/contracts/report/report-period';

/** The metrics that a report needs. */
export interface MetricsQuery {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
  /**
   * Milliseconds since the epoch: the comparison, a single day, ends before this moment; null where it ends with its
   * last day. Rollups have no keys by hour, so metrics with such an end are counted from the log.
   */
  comparedUntil?: number | null;
  /** The site's time zone, an IANA name. */
  timeZone: string;
  grain: ReportGrain;
  buckets: readonly ReportBucket[];
  /** Includes 'type' for goals. */
  dimensions: readonly (ReportDimension | 'type')[];
  /** Maximum number of keys of each dimension. */
  limit: number;
}

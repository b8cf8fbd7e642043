import type { AnalyticsReport } from '../analytics/report/analytics-report';
import type { Earnings } from '../earnings/earnings';

/** The breakdowns of a shared report. A source may name a person's page, and a country few people: not for others. */
export const sharedDimensions = ['product', 'page', 'linkPlacement', 'device'] as const;

/**
 * The most visitors of one network (/24, /48) and day whose clicks count in figures that others see: anyone can pass for
 * many visitors by changing the user agent. Fewer than a product needs to be named.
 */
export const VISITORS_OF_A_NETWORK = 3;

/** What the page of a share link shows. */
export interface SharedReport {
  /** Name of the link. */
  name: string;
  siteName: string;
  report: AnalyticsReport;
  /** By each of sharedDimensions; empty if earnings are not shared. */
  earnings: readonly Earnings[];
  /** Whether demo visitors are counted in the period or in its comparison period. */
  hasDemoData: boolean;
  /** By product id, with few visitors of each network: others see them instead of the report's own. */
  uniqueClicks: ReadonlyMap<string, number>;
}

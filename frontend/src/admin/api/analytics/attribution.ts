import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { ClickAttribution } from '@astaguide/contracts/report/click-attribution';
import type { FunnelCsvQuery, VisitFunnel } from '@astaguide/contracts/report/visit-funnel';
import { queryOptions } from '@tanstack/react-query';
import { recomputed, searchOf } from './report';

/** Impressions and clicks of buy links. */
export const attributionQuery = (query: ReportQuery) =>
  queryOptions<ClickAttribution>({
    queryKey: [`/api/analytics/attribution?${searchOf(query)}`],
    ...recomputed,
  });

export const attributionCsvAddress = (query: ReportQuery) =>
  `/api/analytics/attribution.csv?${searchOf(query)}`;

/** The conversion funnel of sessions. */
export const funnelQuery = (query: ReportQuery) =>
  queryOptions<VisitFunnel>({
    queryKey: [`/api/analytics/funnel?${searchOf(query)}`],
    ...recomputed,
  });

export const funnelCsvAddress = (query: ReportQuery, table: FunnelCsvQuery['table']) =>
  `/api/analytics/funnel.csv?${searchOf(query, { table })}`;

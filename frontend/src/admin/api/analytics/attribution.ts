import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ClickAttribution } from '@astaguide/contracts/analytics/report/click-attribution';
import type {
  FunnelCsvQuery,
  FunnelQuery,
  VisitFunnel,
} from '@astaguide/contracts/analytics/report/visit-funnel';
import { recomputedQuery, searchOf } from './report';

/** Impressions and clicks of buy links. */
export const attributionQuery = (query: ReportQuery) =>
  recomputedQuery<ClickAttribution>(`/api/owner/reports/attribution?${searchOf(query)}`);

export const attributionCsvAddress = (query: ReportQuery) =>
  `/api/owner/reports/attribution.csv?${searchOf(query)}`;

/** The conversion funnel of sessions, with a goal as a further step. */
export const funnelQuery = ({ goal, ...query }: FunnelQuery) =>
  recomputedQuery<VisitFunnel>(`/api/owner/reports/funnel?${searchOf(query, stepOf(goal))}`);

export const funnelCsvAddress = ({ goal, ...query }: FunnelQuery, table: FunnelCsvQuery['table']) =>
  `/api/owner/reports/funnel.csv?${searchOf(query, { table, ...stepOf(goal) })}`;

const stepOf = (goal: string | undefined): Record<string, string> => (goal === undefined ? {} : { goal });

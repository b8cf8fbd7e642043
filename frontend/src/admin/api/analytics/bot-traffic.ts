import type { RangeQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { BotTrafficCsvQuery, BotTrafficReport } from '@astaguide/contracts/analytics/bot-traffic-report';
import { recomputedQuery, searchOf } from './report';

/** Bot traffic, which all other metrics exclude. */
export const botTrafficQuery = (query: RangeQuery) =>
  recomputedQuery<BotTrafficReport>(`/api/owner/reports/bot-traffic?${searchOf(query)}`);

/** The address of a table's CSV export. */
export const botTrafficCsvAddress = (query: RangeQuery, table: BotTrafficCsvQuery['table']) =>
  `/api/owner/reports/bot-traffic.csv?${searchOf(query, { table })}`;

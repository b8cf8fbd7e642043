import type {
  BotTrafficDimension,
  BotTrafficMetrics,
  BotTrafficReport,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { botTrafficDimensions } from '@astaguide/database/event-store/bot-traffic';
import type { Reader } from '../report/reader';
import { COUNTED_EVENTS, DAYS, KEYS } from './bot-traffic.sql';

type KeyRow = { key: string; keys: number } & BotTrafficMetrics;

/** Every day of a period, oldest first. */
export const findDays = (reader: Reader, { from, to }: ReportPeriod): Promise<BotTrafficReport['days']> =>
  reader.query(DAYS, [from, to]);

/** Most events first. Each row carries the total number of keys before the limit. */
export const findKeys = (
  reader: Reader,
  { from, to }: ReportPeriod,
  dimension: BotTrafficDimension,
  limit: number,
): Promise<KeyRow[]> => reader.query(KEYS, [from, to, limit, botTrafficDimensions[dimension]]);

/** The number of counted events, which exclude bot traffic. */
export async function countPeople(reader: Reader, { from, to }: ReportPeriod): Promise<number> {
  const [row] = await reader.query<[{ events: number }]>(COUNTED_EVENTS, [from, to]);
  return row.events;
}

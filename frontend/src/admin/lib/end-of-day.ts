import { plusDays } from '@astaguide/contracts/lib/report-period';
import { startOfDay } from '@astaguide/contracts/lib/time-zone';

/** The last second of a calendar day (YYYY-MM-DD) in a zone, ISO 8601 in UTC. */
export const endOfDay = (day: string, timeZone: string) =>
  new Date(startOfDay(plusDays(day, 1), timeZone) - 1000).toISOString();

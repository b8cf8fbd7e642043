import { dayOf } from '@astaguide/contracts/report-period';

/** The day it is now in UTC: 'YYYY-MM-DD'. */
export const utcToday = (): string => dayOf(new Date());

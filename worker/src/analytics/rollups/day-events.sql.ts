/** SQL for all rows `e` of the log of one day. $1 is the day. */
export const isInDaySql = `e.occurred_at >= day_start($1::date) AND e.occurred_at < day_start($1::date + 1)`;

/** SQL for the rows `e` of a day that count: without bot traffic. */
export const isCountedInDaySql = `${isInDaySql} AND e.bot_reasons IS NULL`;

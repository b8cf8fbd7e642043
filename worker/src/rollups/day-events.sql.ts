/** SQL for all rows `e` of the log of one day. $1 is the day. */
export const IS_WITHIN_DAY = `e.received_at >= day_start($1::date) AND e.received_at < day_start($1::date + 1)`;

/** Of these, those that the day's figures are made of. */
export const IS_OF_DAY = `${IS_WITHIN_DAY} AND e.bot_reasons IS NULL`;

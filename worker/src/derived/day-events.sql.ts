const BEGIN = `$1::date::timestamp AT TIME ZONE 'UTC'`;
const END = `($1::date + 1)::timestamp AT TIME ZONE 'UTC'`;

/** SQL for all rows `e` of the log of one day. $1 is the UTC day. */
export const IS_WITHIN_DAY = `e.timestamp >= ${BEGIN} AND e.timestamp < ${END}`;

/** Of these, those that the day's figures are made of. */
export const IS_OF_DAY = `${IS_WITHIN_DAY} AND e.bot_reasons IS NULL`;

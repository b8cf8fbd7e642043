const BEGIN = `$1::date::timestamp AT TIME ZONE 'UTC'`;
const END = `($1::date + 1)::timestamp AT TIME ZONE 'UTC'`;

/** SQL for the rows `e` of the log that one day's figures are made of. $1 is the UTC day. */
export const IS_OF_DAY = `e.timestamp >= ${BEGIN} AND e.timestamp < ${END} AND e.bot_reasons IS NULL`;

/**
 * SQL for the number of stored rows that differ from the expected ones, or exist on one side only.
 *
 * @param due SQL for the expected rows, with the columns of `keys` and `metrics`
 * @param stored SQL for the stored rows
 * @param keys what identifies a row, separated by commas
 */
export function countDriftSql(due: string, stored: string, keys: string, metrics: readonly string[]): string {
  const of = (side: string) => metrics.map((metric) => `${side}.${metric}`).join(', ');
  return `SELECT count(*)::integer AS rows FROM (${due}) AS due FULL JOIN (${stored}) AS stored USING (${keys})
    WHERE (${of('due')}) IS DISTINCT FROM (${of('stored')})`;
}

/** SQL for all rows `e` of the log of one day. $1 is the day. */
export const isInDaySql = `e.occurred_at >= day_start($1::date) AND e.occurred_at < day_start($1::date + 1)`;

/** SQL for the rows `e` of a day that count: without bot traffic. */
export const isCountedInDaySql = `${isInDaySql} AND e.bot_reasons IS NULL`;

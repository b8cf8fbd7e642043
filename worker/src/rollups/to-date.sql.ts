const FIRST_DAY = '(SELECT min(day) FROM daily_rollups WHERE dimension = 0 AND key_id = 0)';

/**
 * The days until which each year's figures are summed up, as rows (year, ends.day): of each month since the first event
 * every fifth, and the last, as far as they are before the day $1, and the day before that. A range begins anywhere and
 * mostly ends now, and a day has about as many rows as a year.
 */
export const YEARS_ENDS = `(
    SELECT date_trunc('year', day)::date AS year, day::date
    FROM (
      SELECT end_of_five FROM generate_series(
        date_trunc('month', ${FIRST_DAY}::timestamp), $1::date::timestamp, '1 month') AS month
      CROSS JOIN LATERAL (VALUES
        (month + interval '4 days'), (month + interval '9 days'), (month + interval '14 days'),
        (month + interval '19 days'), (month + interval '24 days'), (month + interval '1 month - 1 day')
      ) AS fives(end_of_five)
      UNION
      SELECT $1::date::timestamp - interval '1 day' WHERE ${FIRST_DAY} < $1::date
    ) AS days(day)
    WHERE day < $1::date
  ) AS ends`;

/** Whether a day was the latest once, and is no end of a sum any more. */
const isPast = (day: string) =>
  `${day} < $1::date - 1 AND ${day} NOT IN (SELECT ends.day FROM ${YEARS_ENDS})`;

/** Forgets what is summed up until days that were the latest once. */
export const forgetPast = (closings: string, tables: readonly string[]) => `
  WITH ${tables.map((table) => `of_${table} AS (DELETE FROM ${table} WHERE ${isPast('until')})`).join(',\n    ')}
  DELETE FROM ${closings} WHERE ${isPast('day')}`;

/** The first day of a day's year. */
export const yearOf = (day: string) => `date_trunc('year', ${day}::timestamp)::date`;

/** Whether figures to date until `day` have another day in them. */
export const holdsDay = (other: string) =>
  `day >= ${other} AND day < (date_trunc('year', ${other}::timestamp) + interval '1 year')::date`;

const YEAR = yearOf('$1::date');

/** Whether sums are those of a closing of $1's year: the day before the year is the last closing of another. */
export const ofClosing = (closing: string) => `until = ${closing} AND until >= ${YEAR}`;

/**
 * The last of the year's days before $1 until which it is summed up, the day before the year where there is none: what
 * comes after is added to its sums.
 */
export const lastClosing = (closings: string) =>
  `coalesce((SELECT max(day) FROM ${closings} WHERE day >= ${YEAR} AND day < $1::date), ${YEAR} - 1)`;

/** Figures to date, and the days they are summed up from. */
export interface FiguresToDate {
  daily: string;
  toDate: string;
  /** Days until which they are complete. */
  closings: string;
  keys: string;
  figures: readonly string[];
}

/**
 * Counts rows until the day $1 that are not what the year's days until then come to, or on one side only; none where it
 * is no closing. They are added up from the days alone, in another way than the sums are made.
 */
export function countDrift({ daily, toDate, closings, keys, figures }: FiguresToDate): string {
  const listed = (of: (figure: string) => string) => figures.map(of).join(', ');
  const isClosed = `EXISTS (SELECT FROM ${closings} WHERE day = $1::date)`;
  return `
    SELECT count(*)::integer AS rows
    FROM (
      SELECT ${keys}, ${listed((figure) => `sum(${figure}) AS ${figure}`)} FROM ${daily}
      WHERE day >= ${YEAR} AND day <= $1::date AND ${isClosed}
      GROUP BY ${keys}
    ) AS due
    FULL JOIN (SELECT * FROM ${toDate} WHERE until = $1::date AND ${isClosed}) AS stored USING (${keys})
    WHERE (${listed((figure) => `due.${figure}`)}) IS DISTINCT FROM (${listed((figure) => `stored.${figure}`)})`;
}

/** Makes readers add up the days of $1's year again, until it is summed up anew. */
export const reopenYear = (closings: string) =>
  `DELETE FROM ${closings} WHERE ${holdsDay(yearOf('$1::date'))}`;

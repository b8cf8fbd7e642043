import type { FiguresToDate } from './to-date.sql';

/** A query of the rows of complete sums that are not what the days of their year come to, or on one side only. */
export function wrongSums({ daily, toDate, closings, keys, figures }: FiguresToDate): string {
  const listed = (of: (figure: string) => string) => figures.map(of).join(', ');
  return `
    SELECT until, ${keys} FROM (
      SELECT closed.day AS until, ${keys}, ${listed((figure) => `sum(${figure}) AS ${figure}`)}
      FROM ${closings} closed JOIN ${daily} daily
        ON daily.day <= closed.day AND left(daily.day::text, 4) = left(closed.day::text, 4)
      GROUP BY closed.day, ${keys}
    ) AS due
    FULL JOIN (SELECT ${toDate}.* FROM ${toDate} JOIN ${closings} ON day = until) AS stored USING (until, ${keys})
    WHERE (${listed((figure) => `due.${figure}`)}) IS DISTINCT FROM (${listed((figure) => `stored.${figure}`)})`;
}

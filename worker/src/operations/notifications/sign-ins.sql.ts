/**
 * Failed sign-in attempts of each of the last days with at least $2 of them: the day, their number, and the rows. $1 is
 * now; a day ends in the site's time zone, so an attack around midnight concerns two.
 */
export const FIND_REPEATED = `SELECT day::text, sum(times)::integer AS times,
    json_agg(json_build_object('outcome', outcome, 'times', times, 'browser', browser, 'network', network)
      ORDER BY times DESC, id) AS groups
  FROM sign_ins
  WHERE outcome <> 'signed-in' AND day >= day_of($1::timestamptz) - 1 AND at > $1::timestamptz - interval '1 day'
  GROUP BY day HAVING sum(times) >= $2 ORDER BY day`;

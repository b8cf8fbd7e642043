/** Maximum number of networks per day and outcome with a row of their own. */
export const MAX_NETWORKS = 10;

/**
 * Adds $4 failed attempts with the outcome $1 from the network $2 with the browser $3 to their row of today. Attempts
 * from further networks share a row with an empty network, so that a flood cannot fill the table.
 */
export const ADD_FAILED = `INSERT INTO sign_ins (outcome, network, browser, times)
  SELECT $1::text, CASE WHEN count(*) < ${MAX_NETWORKS} THEN $2::text ELSE '' END, $3::text, $4::integer
  FROM sign_ins
  WHERE day = day_of(now()) AND outcome = $1 AND network NOT IN ($2, '')
  ON CONFLICT (day, network, outcome) WHERE outcome <> 'signed-in'
  DO UPDATE SET times = sign_ins.times + excluded.times, browser = excluded.browser, at = excluded.at`;

import type { BenchDatabase } from '../environment/database';

/** Keys of each dimension on an imported day: more than most exports have. */
const KEYS = 50;

/** The rollups' numbers of dimensions whose keys are no texts. */
const [TOTAL, PRODUCT] = [0, 2];

/** Imports the year before the first day of the log, with the keys that the log has, as a run stores it. */
const IMPORT_YEAR = `
  WITH first AS (
    SELECT min(day) AS day FROM daily_rollups WHERE dimension = ${TOTAL}
  ), days AS (
    SELECT listed.day::date AS day FROM first,
      generate_series(first.day - 365, first.day - 1, interval '1 day') AS listed(day)
  ), made AS (
    INSERT INTO history_imports (file_name, source, days, totals, dimensions, not_imported, confirmed_at)
    SELECT 'year.zip', 'plausible', array_agg(day ORDER BY day), '{"visitors":0,"views":0,"sessions":0}', '[]', '[]', now()
    FROM days RETURNING id
  ), keys AS (
    SELECT dimension, key_id FROM (
      SELECT dimension, key_id, row_number() OVER (PARTITION BY dimension ORDER BY sum(page_views) DESC) AS place
      FROM daily_rollups WHERE dimension <> ${PRODUCT} GROUP BY dimension, key_id
    ) AS ranked WHERE place <= ${KEYS}
    UNION
    SELECT dimension, key_id FROM (
      SELECT dimension, key_id, row_number() OVER (PARTITION BY dimension ORDER BY sum(sessions) DESC) AS place
      FROM daily_sessions GROUP BY dimension, key_id
    ) AS ranked WHERE place <= ${KEYS}
  )
  INSERT INTO imported_metrics
    (day, dimension, key_id, import_id, page_views, visitors, events, sessions, bounces, milliseconds)
  SELECT day, dimension, key_id, made.id, 100, 50, 100, 60, 20, 600000 FROM days, keys, made`;

/** Adds imported history to a database with events. */
export async function importYear(database: BenchDatabase): Promise<void> {
  await database.query(IMPORT_YEAR);
}

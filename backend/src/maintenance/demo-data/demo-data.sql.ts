/**
 * Counts the demo events and the demo sales. Events are counted only on days with demo data, so that a long log is not
 * scanned.
 */
export const COUNT_DEMO = `
  SELECT (
    SELECT count(*)::integer FROM events e
    WHERE e.occurred_at >= (SELECT day_start(min(day)) FROM log_days WHERE has_demo)
      AND e.occurred_at < (SELECT day_start(max(day) + 1) FROM log_days WHERE has_demo)
      AND e.origin_id IN (SELECT id FROM origins WHERE is_demo)
  ) AS events, (
    SELECT count(*)::integer FROM conversions JOIN conversion_imports imports ON imports.id = import_id
    WHERE imports.is_demo AND is_current
  ) AS sales`;

/** Finds a day from $1 to $2 on which demo visitors are counted. */
export const FIND_DEMO_DAY = 'SELECT FROM log_days WHERE has_demo AND day BETWEEN $1 AND $2 LIMIT 1';

/** A row if PostgreSQL has a time zone with the name $1. */
export const FIND_ZONE = 'SELECT FROM pg_timezone_names WHERE name = $1';

/**
 * Sets the site's time zone to $1. Days whose single events were dropped keep the counts they have: the days of the new
 * zone begin where the last of these ends.
 */
export const CHANGE_ZONE = `
  UPDATE site_settings SET time_zone = $1, zone_first_day = kept.last_day + 1, zone_starts_at = day_start(kept.last_day + 1)
  FROM (SELECT max(day) AS last_day FROM log_days WHERE dropped_at IS NOT NULL) AS kept
  WHERE time_zone <> $1`;

/** Marks the days that events may lie in now: no zone is further than 26 hours from another. */
export const MARK_DAYS = `
  INSERT INTO log_days AS known (day, rebuild_due, has_demo)
  SELECT near.day, true, bool_or(days.has_demo)
  FROM site_settings, log_days days
  CROSS JOIN LATERAL generate_series(days.day - 2, days.day + 2, interval '1 day') AS near(day)
  WHERE days.dropped_at IS NULL AND near.day >= coalesce(zone_first_day, near.day)
  GROUP BY near.day ORDER BY near.day
  ON CONFLICT (day) DO UPDATE SET rebuild_due = true, has_demo = known.has_demo OR excluded.has_demo`;

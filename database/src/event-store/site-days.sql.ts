import { OPEN_DAYS } from '@astaguide/contracts/analytics/report/open-days';

/**
 * The advisory lock of the time zone: shared by transactions that assign events to days, exclusive for a change of the
 * site's time zone and for the removal of texts that nothing refers to. It is taken before every other lock.
 */
export const ZONE_LOCK = 7305004;

/**
 * SQL for the site's day of a time, as the database's function `day_of` has it.
 *
 * @param zone a row with the columns of site_settings that define days
 */
export const dayInZone = (moment: string, zone: string) => {
  const local = `(${moment} AT TIME ZONE ${zone}.time_zone)::date`;
  // LEAST and GREATEST ignore null: the site's first time zone has no start.
  return `CASE WHEN ${moment} < ${zone}.zone_starts_at THEN least(${local}, ${zone}.zone_first_day - 1)
    ELSE greatest(${local}, ${zone}.zone_first_day) END`;
};

/** SQL for the start of a day of the site, as in `day_start`; parameters as above. */
export const dayStartInZone = (day: string, zone: string) => {
  const midnight = `(${day}::timestamp AT TIME ZONE ${zone}.time_zone)`;
  // PostgreSQL resolves an ambiguous midnight to the second one.
  const first = `(${midnight} - CASE
      WHEN ((${midnight} - interval '1 hour') AT TIME ZONE ${zone}.time_zone)::date = ${day} THEN interval '1 hour'
      ELSE interval '0' END)`;
  return `CASE WHEN ${day} < ${zone}.zone_first_day THEN least(${first}, ${zone}.zone_starts_at)
    WHEN ${day} = ${zone}.zone_first_day THEN ${zone}.zone_starts_at
    ELSE greatest(${first}, ${zone}.zone_starts_at) END`;
};

/** SQL for the oldest open day at a time; older days are final. */
export const oldestOpenDaySql = (now: string) => `(day_of(${now}) - ${OPEN_DAYS - 1})`;

import { plusDays } from '@astaguide/contracts/lib/report-period';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import type { Pool } from 'pg';
import { databaseForTests } from '../database.fixture';

let pool: Pool;
databaseForTests((opened) => {
  pool = opened;
});

/** Halves and quarters of hours; midnight that is skipped or comes twice; changes by half an hour; far from UTC. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const useZone = (zone: string, firstDay: string | null = null, startsAt: string | null = null) =>
  pool.query('UPDATE site_settings SET time_zone = $1, zone_first_day = $2, zone_starts_at = $3', [
    zone,
    firstDay,
    startsAt,
  ]);

test.each(ZONES)('days in %s begin and end where they do for the rest of the product', async (zone) => {
  await useZone(zone);
  const { rows } = await pool.query<{ day: string; start: Date; last: string }>(
    `SELECT day::date::text AS day, day_start(day::date) AS start,
       day_of(day_start(day::date + 1) - interval '1 millisecond')::text AS last
     FROM generate_series(date '2024-01-01', date '2027-12-31', interval '1 day') AS days(day) ORDER BY days.day`,
  );
  expect(rows).toHaveLength(1461);
  for (const { day, start, last } of rows) {
    expect([day, start.toISOString()]).toEqual([day, new Date(startOfDay(day, zone)).toISOString()]);
    expect([day, last]).toEqual([day, day]);
  }
});

test.each(ZONES)('the moments of a year in %s are of the day that the clocks show', async (zone) => {
  await useZone(zone);
  const { rows } = await pool.query<{ moment: Date; day: string }>(
    `SELECT moment, day_of(moment)::text AS day
     FROM generate_series(timestamptz '2026-01-01Z', timestamptz '2026-12-31Z', interval '45 minutes') AS moments(moment)`,
  );
  const wrong = rows.filter(({ moment, day }) => day !== dayIn(moment, zone));
  expect(wrong).toEqual([]);
});

describe('after a change of the zone, where the days before are kept', () => {
  const FIRST = '2026-04-02';
  test.each([
    ['Europe/Berlin', 'America/New_York'],
    ['Europe/Berlin', 'Asia/Kolkata'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ])('from %s to %s, the first new day begins where the last kept one ends', async (before, zone) => {
    const start = new Date(startOfDay(FIRST, before));
    await useZone(zone, FIRST, start.toISOString());
    const { rows } = await pool.query<{ day: string; start: Date; end: Date }>(
      `SELECT day::date::text AS day, day_start(day::date) AS start, day_start(day::date + 1) AS end
       FROM generate_series(date '2026-03-30', date '2026-04-06', interval '1 day') AS days(day) ORDER BY days.day`,
    );
    expect(rows.find(({ day }) => day === FIRST)!.start).toEqual(start);
    rows.slice(1).forEach((row, place) => expect(row.start).toEqual(rows[place]!.end));
    for (const row of rows) expect(row.end.getTime()).toBeGreaterThanOrEqual(row.start.getTime());
    expect(rows.at(-1)!.start).toEqual(new Date(startOfDay('2026-04-06', zone)));
    // Each moment is of the one day that it lies in.
    for (let time = rows[2]!.start.getTime(); time < rows.at(-1)!.end.getTime(); time += 7_200_000) {
      const moment = new Date(time);
      const lies = rows.filter((row) => row.start <= moment && moment < row.end).map(({ day }) => day);
      const found = await pool.query<{ day: string }>('SELECT day_of($1)::text AS day', [moment]);
      expect([moment, lies]).toEqual([moment, [found.rows[0]!.day]]);
    }
    expect(dayIn(start, before)).toBe(FIRST);
    const { rows: last } = await pool.query<{ day: string }>('SELECT day_of($1)::text AS day', [
      new Date(start.getTime() - 1),
    ]);
    expect(last[0]!.day <= plusDays(FIRST, -1)).toBe(true);
  });
});

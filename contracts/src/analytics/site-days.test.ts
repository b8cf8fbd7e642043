import { plusDays } from '../lib/report-period';
import { siteDayOf, siteDaysOf, startOfSiteDay, zoneNameOf, type SiteDays } from './site-days';
import { dayIn, startOfDay } from '../lib/time-zone';

const HOUR = 3_600_000;

/** A change of the zone: from the day after the last kept one on. */
function changed(from: string, lastDay: string, to: string): SiteDays {
  const firstDay = plusDays(lastDay, 1);
  return siteDaysOf({ timeZone: to, firstDay, startsAt: startOfDay(firstDay, from) }, [
    { lastDay, timeZone: from },
  ]);
}

test.each([
  ['Europe/Berlin', 'America/New_York'],
  ['America/New_York', 'Europe/Berlin'],
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
])('kept days have the bounds of %s, and the first day of %s begins where they end', (from, to) => {
  const zones = changed(from, '2026-03-31', to);
  expect(startOfSiteDay('2026-03-15', zones)).toBe(startOfDay('2026-03-15', from));
  expect(startOfSiteDay('2026-04-01', zones)).toBe(startOfDay('2026-04-01', from));
  expect(startOfSiteDay('2026-04-15', zones)).toBe(startOfDay('2026-04-15', to));
  expect(['2026-03-31', '2026-04-01'].map((day) => zoneNameOf(day, zones))).toEqual([from, to]);
  // Each moment is of the day that it lies in.
  for (let time = startOfDay('2026-03-29', from); time < startOfDay('2026-04-05', to); time += HOUR / 2) {
    const day = siteDayOf(new Date(time), zones);
    expect([day, startOfSiteDay(day, zones) <= time]).toEqual([day, true]);
    expect([day, startOfSiteDay(plusDays(day, 1), zones) > time]).toEqual([day, true]);
  }
});

test('several former zones have their own days', () => {
  const second = changed('Asia/Tokyo', '2025-12-31', 'Europe/Berlin');
  const zones = siteDaysOf(
    { timeZone: 'UTC', firstDay: '2026-02-01', startsAt: startOfSiteDay('2026-02-01', second) },
    [
      { lastDay: '2025-12-31', timeZone: 'Asia/Tokyo' },
      { lastDay: '2026-01-31', timeZone: 'Europe/Berlin' },
    ],
  );
  expect(['2025-12-31', '2026-01-01', '2026-02-01'].map((day) => zoneNameOf(day, zones))).toEqual([
    'Asia/Tokyo',
    'Europe/Berlin',
    'UTC',
  ]);
  expect(startOfSiteDay('2026-01-01', zones)).toBe(startOfDay('2026-01-01', 'Asia/Tokyo'));
  expect(startOfSiteDay('2026-02-01', zones)).toBe(startOfDay('2026-02-01', 'Europe/Berlin'));
});

test('without a change, days are those of the zone', () => {
  const zones = siteDaysOf({ timeZone: 'Asia/Kathmandu', firstDay: null, startsAt: null }, []);
  expect(startOfSiteDay('2026-02-01', zones)).toBe(startOfDay('2026-02-01', 'Asia/Kathmandu'));
  const now = new Date('2026-02-01T20:00:00Z');
  expect(siteDayOf(now, zones)).toBe(dayIn(now, 'Asia/Kathmandu'));
});

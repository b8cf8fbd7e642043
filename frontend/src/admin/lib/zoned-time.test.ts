import {
  knownTimeZone,
  utcOffset,
  zonedDate,
  zonedDay,
  zonedMinute,
  zonedRecently,
  zonedSecond,
} from './zoned-time';

describe('a moment in a time zone', () => {
  it('skips an hour when clocks are set forward', () => {
    expect(zonedMinute('2026-03-29T00:59:00Z', 'Europe/Berlin')).toBe('Mar 29, 2026, 01:59');
    expect(zonedMinute('2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe('Mar 29, 2026, 03:00');
  });

  it('repeats an hour when clocks are set back', () => {
    expect(zonedMinute('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('Oct 25, 2026, 02:30');
    expect(zonedMinute('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('Oct 25, 2026, 02:30');
    expect(utcOffset(new Date('2026-10-25T00:30:00Z'), 'Europe/Berlin')).toBe('UTC+02:00');
    expect(utcOffset(new Date('2026-10-25T01:30:00Z'), 'Europe/Berlin')).toBe('UTC+01:00');
  });

  it('supports offsets of 30 and 45 minutes', () => {
    expect(zonedSecond('2026-07-01T18:29:59Z', 'Asia/Kolkata')).toBe('Jul 1, 2026, 23:59:59');
    expect(zonedSecond('2026-07-01T18:30:00Z', 'Asia/Kolkata')).toBe('Jul 2, 2026, 00:00:00');
    expect(zonedMinute('2026-07-01T00:00:00Z', 'Asia/Kathmandu')).toBe('Jul 1, 2026, 05:45');
    expect(utcOffset(new Date('2026-07-01T00:00:00Z'), 'Asia/Kolkata')).toBe('UTC+05:30');
    expect(utcOffset(new Date('2026-07-01T00:00:00Z'), 'UTC')).toBe('UTC');
  });

  it('is of today if the day is today in that time zone', () => {
    const now = new Date('2026-11-29T23:30:00Z');
    expect(zonedRecently('2026-11-29T23:05:00Z', 'Europe/Berlin', now)).toBe('today 00:05');
    expect(zonedRecently('2026-11-29T22:55:00Z', 'Europe/Berlin', now)).toBe('Nov 29, 2026, 23:55');
  });

  it('falls on the calendar day of that time zone', () => {
    expect(zonedDay('2026-12-31T23:30:00Z', 'Pacific/Auckland')).toBe('Jan 1, 2027');
    expect(zonedDay('2026-01-01T00:30:00Z', 'America/Los_Angeles')).toBe('Dec 31, 2025');
    expect(zonedDate(new Date('2026-01-01T00:30:00Z'), 'America/Los_Angeles')).toBe('2025-12-31');
    expect(zonedDate(new Date('2026-11-21T12:00:00Z'), 'UTC')).toBe('2026-11-21');
  });

  it('is shown in UTC if the browser does not support the time zone', () => {
    expect(knownTimeZone('Europe/Berlin')).toBe('Europe/Berlin');
    expect(knownTimeZone('Mars/Olympus_Mons')).toBe('UTC');
  });
});

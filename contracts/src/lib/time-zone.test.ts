import fc from 'fast-check';
import { clockTime, dayIn, offsetAt, startOfDay, localTime, momentOf } from './time-zone';

const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (time: number) => new Date(time).toISOString();

/** Offsets of whole, half and three-quarter hours; midnight skipped or repeated; a half-hour change; a skipped day. */
const hardZones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/Havana',
  'Asia/Beirut',
  'America/Asuncion',
  'Pacific/Apia',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Casablanca',
  'America/St_Johns',
  'Asia/Tehran',
];
const zones = fc.oneof(fc.constantFrom(...hardZones), fc.constantFrom(...Intl.supportedValuesOf('timeZone')));
const days = fc
  .integer({ min: 0, max: 7300 })
  .map((index) => at(Date.UTC(2012, 0, 1) + index * DAY).slice(0, 10));

/** Independent computation of the day, as a browser displays it. */
const shownDay = (time: number, zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);

describe('a day', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    // Midnight is skipped: the day begins at 1:00.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // At 1:00 the clocks go back to midnight: the day begins at the first midnight.
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
    // This day was skipped, so it has no duration.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, start) => expect(at(startOfDay(day, zone))).toBe(start));

  it('begins with the first quarter-hour that is of it, in whatever zone', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const start = startOfDay(day, zone);
        expect(start % QUARTER).toBe(0);
        expect([shownDay(start, zone), dayIn(new Date(start), zone)]).toEqual([day, day]);
        expect(shownDay(start - QUARTER, zone) < day).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test('clocks are as far from UTC as they are, in seconds too, and before 1970', () => {
  expect(offsetAt(Date.parse('2026-07-01T12:34:56.789Z'), 'Asia/Kathmandu')).toBe(5.75 * HOUR);
  expect(offsetAt(Date.parse('1960-01-01T00:00:00.500Z'), 'America/New_York')).toBe(-5 * HOUR);
  expect(clockTime(Date.parse('1960-01-01T03:00:00Z'), 'America/New_York')).toBe(22 * HOUR);
  expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError);
});

describe('a local time', () => {
  test.each([
    ['2027-03-29T09:00', 'Europe/Berlin', '2027-03-29T07:00:00.000Z', 'once'],
    ['2027-03-26T09:00', 'Europe/Berlin', '2027-03-26T08:00:00.000Z', 'once'],
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z', 'skipped'],
    ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z', 'repeated'],
    ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', 'repeated'],
    ['2026-11-28T19:42', 'Pacific/Honolulu', '2026-11-29T05:42:00.000Z', 'once'],
    ['2026-11-28T19:42', 'UTC', '2026-11-28T19:42:00.000Z', 'once'],
  ])('%s in %s is %s, %s', (local, zone, moment, kind) => {
    const found = momentOf(local, zone);
    expect([new Date(found.time).toISOString(), found.kind]).toEqual([moment, kind]);
  });

  test('is what clocks show at its moment, unless they skip it', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Casablanca',
    ];
    const minute = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 });
    fc.assert(
      fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
        const local = new Date(minutes * 60_000).toISOString().slice(0, 16);
        const { time, kind } = momentOf(local, zone);
        expect(localTime(time, zone) === local).toBe(kind !== 'skipped');
        // Back from any moment: a repeated time means the first.
        const back = momentOf(localTime(minutes * 60_000, zone), zone);
        expect(back.time === minutes * 60_000 || back.kind === 'repeated').toBe(true);
      }),
    );
  });

  test('is refused in another form', () => expect(() => momentOf('soon', 'UTC')).toThrow(RangeError));
});

import { dueWeek, lastWeek, startOfZonedDay } from './zoned-week';

test.each([
  ['UTC', '2026-11-16', '2026-11-16T00:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-05-04', '2026-05-03T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-05-04', '2026-05-03T10:00:00.000Z'],
  // Midnight is skipped: the day begins at 1 o'clock.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s, %s begins at %s', (timeZone, day, moment) => {
  expect(startOfZonedDay(day, timeZone).toISOString()).toBe(moment);
});

test.each([
  ['Monday at 6:59', 'Europe/Berlin', '2026-11-16T05:59:59Z', null],
  ['Monday at 7:00', 'Europe/Berlin', '2026-11-16T06:00:00Z', '2026-11-16'],
  ['Monday at 23:59, after a day away', 'Europe/Berlin', '2026-11-16T22:59:59Z', '2026-11-16'],
  ['Tuesday', 'Europe/Berlin', '2026-11-16T23:00:00Z', null],
  ['Monday in Auckland, Sunday in UTC', 'Pacific/Auckland', '2026-11-15T18:00:00Z', '2026-11-16'],
  ['the Monday after the clocks went forward', 'Europe/Berlin', '2026-03-30T05:00:00Z', '2026-03-30'],
  ['an hour before it', 'Europe/Berlin', '2026-03-30T04:59:59Z', null],
  ['the Monday after they went back', 'Europe/Berlin', '2026-10-26T06:00:00Z', '2026-10-26'],
  ['an hour before that', 'Europe/Berlin', '2026-10-26T05:59:59Z', null],
])('%s (%s)', (_what, timeZone, now, monday) => {
  expect(dueWeek(new Date(now), timeZone)?.monday ?? null).toBe(monday);
});

test('a week has 167 hours in spring and 169 in autumn', () => {
  const hours = (now: string) => {
    const { from, to } = lastWeek(new Date(now), 'Europe/Berlin');
    return (to.getTime() - from.getTime()) / 3_600_000;
  };
  expect([
    hours('2026-03-30T12:00:00Z'),
    hours('2026-10-28T12:00:00Z'),
    hours('2026-06-07T12:00:00Z'),
  ]).toEqual([167, 169, 168]);
});

test('every Monday of two years is due once, in each zone', () => {
  for (const timeZone of ['Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe']) {
    const due = new Set<string>();
    for (let time = Date.parse('2026-01-01'); time < Date.parse('2028-01-01'); time += 3_600_000) {
      const week = dueWeek(new Date(time), timeZone);
      if (week) due.add(week.monday);
    }
    expect(due.size).toBe(104);
  }
});

import { inputDay, inputMoment, pastDay } from './calendar-range';

test.each(['1970-01-01', '2026-02-28', '2100-12-31'])('%s is a day', (day) =>
  expect(inputDay().parse(day)).toBe(day),
);

test.each(['1969-12-31', '2101-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2026-2-3', '', '\u0000'])(
  '%p is not a day',
  (day) => expect(inputDay().safeParse(day).success).toBe(false),
);

test.each(['1970-01-01T00:00:00Z', '2100-12-31T23:59:59.999Z', '2026-02-28T10:00:00+02:00'])(
  '%s is a moment',
  (moment) => expect(inputMoment({ offset: true }).parse(moment)).toBe(moment),
);

test.each(['1970-01-01T00:00:00+00:01', '2101-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-02-28'])(
  '%s is not a moment',
  (moment) => expect(inputMoment({ offset: true }).safeParse(moment).success).toBe(false),
);

test('an offset is refused where none is allowed', () =>
  expect(inputMoment().safeParse('2026-02-28T10:00:00+02:00').success).toBe(false));

const HOUR = 3_600_000;
const dayAfter = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString().slice(0, 10);

test('a day that has been is one that has begun somewhere', () => {
  expect(pastDay().safeParse(dayAfter(0)).success).toBe(true);
  expect(pastDay().safeParse(dayAfter(13.9)).success).toBe(true);
  expect(pastDay().safeParse(dayAfter(48)).success).toBe(false);
});

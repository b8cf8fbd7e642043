import { plusDays } from './recorded-month';

export interface Days {
  from: string;
  to: string;
}

/** All days of a period. */
export const daysOf = ({ from, to }: Days): string[] => {
  const days = [from];
  while (days.at(-1)! < to) days.push(plusDays(days.at(-1)!, 1));
  return days;
};

/** The same date some months earlier, whether or not that month has it: '2026-02-31'. */
const dateBefore = (day: string, months: number): string => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}${day.slice(7)}`;
};

/** The day, or the last one of its month if the month does not have it. */
const orLastOfMonth = (day: string): string => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return day < last ? day : last;
};

/** Ranges of the calendar are compared with the same dates of so many months earlier. */
const MONTHS: Record<string, number> = { 'last-month': 1, '12m': 12 };

/**
 * The comparison period: the same number of days directly before, or on the same weekdays, or the same dates a year
 * earlier; of a range of the calendar the same dates of the months before.
 */
export function comparedDays(
  period: Days,
  compare: 'previous' | 'weekdays' | 'year' | 'none',
  range = 'custom',
): Days | null {
  if (compare === 'none') return null;
  const months = compare === 'year' ? 12 : compare === 'previous' ? MONTHS[range] : undefined;
  if (months !== undefined) {
    const [from, to] = [period.from, period.to].map((day) => orLastOfMonth(dateBefore(day, months)));
    return { from: from!, to: to! };
  }
  const last = daysOf(period).length - 1;
  const from = plusDays(period.from, compare === 'weekdays' ? -7 * (Math.floor(last / 7) + 1) : -last - 1);
  return { from, to: plusDays(from, last) };
}

/** The place of the day in the period that each day of the comparison belongs to. */
function placesOf(period: readonly string[], comparison: readonly string[]): number[] {
  if (period.length === comparison.length) return comparison.map((_, place) => place);
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthOf(period[0]!) - monthOf(comparison[0]!);
  const dates = period.map((day) => dateBefore(day, months));
  // A date that only the earlier month has belongs to the one before.
  return comparison.map((day) =>
    Math.max(
      dates.findLastIndex((date) => date <= day),
      0,
    ),
  );
}

/** The buckets of a period, each with its comparison bucket: days, weeks from Monday, or months. */
export function barsOf(period: Days, comparison: Days | null, byDay = false): { grain: string; bars: Bar[] } {
  const days = daysOf(period);
  const before = comparison ? daysOf(comparison) : [];
  const places = comparison ? placesOf(days, before) : [];
  const grain = byDay || days.length <= 90 ? 'day' : days.length <= 182 ? 'week' : 'month';
  const nameOf = (day: string) => {
    if (grain === 'day') return day;
    return grain === 'month' ? day.slice(0, 7) : plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  };
  const bars: (Bar & { name: string })[] = [];
  for (const [place, day] of days.entries()) {
    if (bars.at(-1)?.name !== nameOf(day))
      bars.push({ name: nameOf(day), now: { from: day, to: day }, before: null });
    const bar = bars.at(-1)!;
    bar.now.to = day;
    for (const to of before.filter((_, index) => places[index] === place))
      bar.before = { from: bar.before?.from ?? to, to };
  }
  return { grain, bars };
}

export interface Bar {
  now: Days;
  before: Days | null;
}

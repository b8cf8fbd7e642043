import { plusDays } from './recorded-month';

export interface Days {
  from: string;
  to: string;
}

const daysOf = ({ from, to }: Days): string[] => {
  const days = [from];
  while (days.at(-1)! < to) days.push(plusDays(days.at(-1)!, 1));
  return days;
};

/** The comparison period: the same number of days directly before, or on the same weekdays, or a year earlier. */
export function comparedDays(period: Days, compare: 'previous' | 'weekdays' | 'year' | 'none'): Days | null {
  if (compare === 'none') return null;
  const last = daysOf(period).length - 1;
  const from =
    compare === 'year'
      ? period.from.replace(/^\d{4}/, (year) => String(Number(year) - 1))
      : plusDays(period.from, compare === 'weekdays' ? -7 * (Math.floor(last / 7) + 1) : -last - 1);
  return { from, to: plusDays(from, last) };
}

/** The buckets of a period, each with its comparison bucket: days, weeks from Monday, or months. */
export function barsOf(period: Days, comparison: Days | null, byDay = false): { grain: string; bars: Bar[] } {
  const days = daysOf(period);
  const before = comparison && daysOf(comparison);
  const grain = byDay || days.length <= 90 ? 'day' : days.length <= 182 ? 'week' : 'month';
  const nameOf = (day: string) => {
    if (grain === 'day') return day;
    return grain === 'month' ? day.slice(0, 7) : plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  };
  const bars: (Bar & { name: string })[] = [];
  for (const [place, day] of days.entries()) {
    const last = bars.at(-1);
    if (last?.name === nameOf(day)) {
      last.now.to = day;
      if (last.before) last.before.to = before![place]!;
    } else {
      const compared = before && { from: before[place]!, to: before[place]! };
      bars.push({ name: nameOf(day), now: { from: day, to: day }, before: compared });
    }
  }
  return { grain, bars };
}

export interface Bar {
  now: Days;
  before: Days | null;
}

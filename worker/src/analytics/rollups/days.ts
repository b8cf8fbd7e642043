const DAY = 86_400_000;

/**
 * The days of a range, both ends included, oldest first.
 *
 * @param from 'YYYY-MM-DD'
 * @throws RangeError for an invalid day, or when `to` is before `from`
 */
export function daysBetween(from: string, to: string): string[] {
  for (const day of [from, to]) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || new Date(day).toISOString().slice(0, 10) !== day) {
      throw new RangeError(`Not a day: ${day}`);
    }
  }
  if (to < from) throw new RangeError(`${to} lies before ${from}`);
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

import { plusDays } from '../lib/report-period';
import { dayIn, startOfDay } from '../lib/time-zone';

/** A time zone of the site, from its first day on. Both are null for the zone that has always been the site's. */
export interface ZoneDays {
  /** IANA name. */
  timeZone: string;
  firstDay: string | null;
  /** When the first day began, in milliseconds since the epoch: where the last day of the zone before ended. */
  startsAt: number | null;
}

/**
 * The site's time zones, newest first. After a change of the zone, days whose raw events were dropped keep the bounds of
 * the zone that they were counted in. PostgreSQL's `day_start` knows the newest zone alone.
 */
export type SiteDays = readonly [ZoneDays, ...ZoneDays[]];

/** The zone of days: the site's, or for one without a history an IANA name. */
export type Zone = string | SiteDays;

/** @param last the last days of former zones, with the zones, oldest first */
export function siteDaysOf(
  current: ZoneDays,
  last: readonly { lastDay: string; timeZone: string }[],
): SiteDays {
  const former: ZoneDays[] = [];
  for (const [place, { timeZone }] of last.entries()) {
    const before = former[0];
    const firstDay = before ? plusDays(last[place - 1]!.lastDay, 1) : null;
    const startsAt = before && firstDay !== null ? startOfDayIn(firstDay, before) : null;
    former.unshift({ timeZone, firstDay, startsAt });
  }
  return [current, ...former];
}

const startOfDayIn = (day: string, { timeZone, startsAt }: ZoneDays) =>
  Math.max(startOfDay(day, timeZone), startsAt ?? -Infinity);

const placeOf = (zones: SiteDays, isOf: (zone: ZoneDays) => boolean) => {
  const place = zones.findIndex(isOf);
  return place < 0 ? zones.length - 1 : place;
};

/** The start of a day of the site, in milliseconds since the epoch. @param day 'YYYY-MM-DD' */
export function startOfSiteDay(day: string, zone: Zone): number {
  if (typeof zone === 'string') return startOfDay(day, zone);
  const place = placeOf(zone, ({ firstDay }) => firstDay === null || firstDay <= day);
  const found = zone[place]!;
  if (day === found.firstDay) return found.startsAt!;
  // A former zone that is not known: days are those of the oldest known one, and end where it begins.
  if (found.firstDay !== null && day < found.firstDay)
    return Math.min(startOfDay(day, found.timeZone), found.startsAt!);
  return Math.min(startOfDayIn(day, found), zone[place - 1]?.startsAt ?? Infinity);
}

/** The name of the zone that a day was counted in. @param day 'YYYY-MM-DD' */
export const zoneNameOf = (day: string, zone: Zone): string =>
  typeof zone === 'string'
    ? zone
    : zone[placeOf(zone, ({ firstDay }) => firstDay === null || firstDay <= day)]!.timeZone;

/** The site's day of a moment: 'YYYY-MM-DD'. */
export function siteDayOf(moment: Date, zone: Zone): string {
  if (typeof zone === 'string') return dayIn(moment, zone);
  const place = placeOf(zone, ({ startsAt }) => startsAt === null || startsAt <= moment.getTime());
  const { timeZone, firstDay, startsAt } = zone[place]!;
  const local = dayIn(moment, timeZone);
  if (startsAt !== null && moment.getTime() < startsAt) return min(local, plusDays(firstDay!, -1));
  const last = zone[place - 1]?.firstDay;
  const day = firstDay !== null && local < firstDay ? firstDay : local;
  return last ? min(day, plusDays(last, -1)) : day;
}

const min = (one: string, other: string) => (one < other ? one : other);

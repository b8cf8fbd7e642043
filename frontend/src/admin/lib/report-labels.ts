import { clickRate } from '@astaguide/contracts/analytics/report/key-metric';
import type {
  AnalyticsReport,
  MeasuredMetrics,
  ReportSpan,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { noValueLabel, type FilterDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import type { ReportGrain, ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { longDay, shortDay } from '../../lib/calendar-date';
import { formatPlural, capitalized } from '../../lib/format';
import { zonedClock, zonedDate, zonedDay } from './zoned-time';

const UTC = { timeZone: 'UTC' } as const;
const month = new Intl.DateTimeFormat('en-US', { ...UTC, month: 'short' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { ...UTC, month: 'long', year: 'numeric' });

export const dimensionNames: Record<FilterDimension, { one: string; many: string }> = {
  product: { one: 'Product', many: 'Products' },
  page: { one: 'Page', many: 'Pages' },
  linkPlacement: { one: 'Placement', many: 'Placements' },
  source: { one: 'Source', many: 'Sources' },
  channel: { one: 'Channel', many: 'Channels' },
  campaign: { one: 'Campaign', many: 'Campaigns' },
  medium: { one: 'Medium', many: 'Mediums' },
  content: { one: 'Content', many: 'Content' },
  term: { one: 'Term', many: 'Terms' },
  country: { one: 'Country', many: 'Countries' },
  device: { one: 'Device', many: 'Devices' },
  browser: { one: 'Browser', many: 'Browsers' },
  system: { one: 'System', many: 'Systems' },
  screen: { one: 'Screen', many: 'Screens' },
  language: { one: 'Language', many: 'Languages' },
  entryPage: { one: 'Entry page', many: 'Entry pages' },
  exitPage: { one: 'Exit page', many: 'Exit pages' },
  goal: { one: 'Goal', many: 'Goals' },
};

/** Dimensions with fixed keys, which the site defines. */
const ownWords: readonly string[] = ['linkPlacement', 'device', 'channel'];

/** 'home-card' → 'Home card' for fixed keys; paths and hosts are unchanged. */
export function rowLabel(dimension: FilterDimension, label: string): string {
  if (!ownWords.includes(dimension)) return label;
  return capitalized(label.replaceAll('-', ' ').replace(/^ai\b/, 'AI'));
}

/** 'Country: Germany', 'Device: not mobile', 'Page: begins with /review/', 'Campaign: none' */
export function filterLabel({
  dimension,
  key,
  label,
  excluded,
  match,
}: AnalyticsReport['filters'][number]): string {
  const name = dimensionNames[dimension].one;
  if (key === null) return `${name}: ${excluded ? 'any' : noValueLabel(dimension).toLowerCase()}`;
  if (match) return `${name}: ${operatorText({ excluded, match })} ${label}`;
  const text = ownWords.includes(dimension) ? label.replaceAll('-', ' ') : label;
  return `${name}: ${excluded ? `not ${text}` : rowLabel(dimension, label)}`;
}

/** 'is', 'is not', 'begins with', 'does not contain' */
export function operatorText({ excluded, match }: Pick<ReportFilter, 'excluded' | 'match'>): string {
  if (match === 'begins') return excluded ? 'does not begin with' : 'begins with';
  if (match === 'contains') return excluded ? 'does not contain' : 'contains';
  return excluded ? 'is not' : 'is';
}

/** '2026-03' → 'March 2026' */
export const monthLabel = (text: string): string => monthAndYear.format(new Date(`${text}-01`));

/** A period: 'Nov 1 – Nov 28, 2026', or 'Nov 28, 2026' for a single day. */
export function periodLabel({ from, to }: ReportPeriod): string {
  const last = zonedDay(to, 'UTC');
  if (from === to) return last;
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDay(from)} – ${last}`
    : `${zonedDay(from, 'UTC')} – ${last}`;
}

/** The axis label of a bucket: '14:00', 'Nov 3', 'Nov'. */
export function tickLabel(start: string, grain: ReportGrain, timeZone: string): string {
  if (grain === 'hour') return zonedClock(start, timeZone);
  const day = zonedDate(new Date(start), timeZone);
  return grain === 'month' ? month.format(new Date(day)) : shortDay(day);
}

/** The full label of a bucket: '14:00 to 15:00', 'November 3, 2026', 'Nov 3 – Nov 9, 2026', 'November 2026'. */
export function bucketLabel({ start, end }: ReportSpan, grain: ReportGrain, timeZone: string): string {
  if (grain === 'hour') return hourLabel(start, end, timeZone);
  const from = zonedDate(new Date(start), timeZone);
  if (grain === 'day') return longDay(from);
  const to = zonedDate(new Date(Date.parse(end) - 1), timeZone);
  const isWholeMonth = from.endsWith('-01') && zonedDate(new Date(end), timeZone).endsWith('-01');
  if (grain === 'month' && isWholeMonth) return monthAndYear.format(new Date(from));
  return periodLabel({ from, to });
}

const HOUR = 3_600_000;

/** The last hour of a day ends at 24:00. When clocks are set back, one hour occurs twice. */
function hourLabel(start: string, end: string, timeZone: string): string {
  const first = zonedClock(start, timeZone);
  const minutes = Number(first.slice(0, 2)) * 60 + Number(first.slice(3)) + lengthOf(start, end) / 60_000;
  const last = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  const isAgain = zonedClock(new Date(Date.parse(start) - HOUR).toISOString(), timeZone) === first;
  return `${first} to ${last}${isAgain ? ' (again)' : ''}`;
}

const lengthOf = (start: string, end: string) => Date.parse(end) - Date.parse(start);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The change of the click-through rate, in percentage points: '+0.8 points'; undefined without both rates. */
export function pointsText({
  clickThroughRate: now,
  compared,
}: Pick<MeasuredMetrics, 'clickThroughRate' | 'compared'>): string | undefined {
  const before = compared && clickRate(compared);
  if (now === null || before === null) return undefined;
  const points = Math.round((now - before) * 1000) / 10;
  if (points === 0) return 'no change';
  return `${points > 0 ? '+' : '−'}${formatPlural(Math.abs(points), 'point')}`;
}

import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { keyMetrics, type KeyMetric } from '@astaguide/contracts/analytics/report/key-metric';
import { filterText, MAX_FILTERS, readFilters } from '@astaguide/contracts/analytics/report/report-filter';
import {
  dayErrors,
  DEFAULT_COMPARISON,
  DEFAULT_RANGE,
  reportComparisons,
  reportRanges,
} from '@astaguide/contracts/lib/report-period';
import { useSearchParams } from 'wouter';
import { useZonedToday } from '../../../api/owner-settings';

export interface ReportChoice {
  query: ReportQuery;
  metric: KeyMetric;
}

/**
 * Reads the report's state from an address; invalid and future values are ignored.
 *
 * @param today in the site's time zone: 'YYYY-MM-DD'
 */
export function readChoice(search: URLSearchParams, today: string): ReportChoice {
  const filter = readFilters(search.getAll('filter')).slice(0, MAX_FILTERS).map(filterText);
  return {
    query: {
      ...readRange(search, today),
      compare: reportComparisons.find((name) => name === search.get('compare')) ?? DEFAULT_COMPARISON,
      ...(filter.length > 0 && { filter }),
    },
    metric: keyMetrics.find((metric) => metric === search.get('metric')) ?? 'clicks',
  };
}

/** The range with its days; the default if they are invalid or not over. */
function readRange(search: URLSearchParams, today: string): Pick<ReportQuery, 'range' | 'from' | 'to'> {
  const range = reportRanges.find((name) => name === (search.get('range') ?? DEFAULT_RANGE));
  const days = ['from', 'to'].flatMap((name) => search.getAll(name).map((day) => [name, day] as const));
  const asked = range && { range, ...Object.fromEntries(days) };
  const isValid = days.every(([, day]) => isDay(day) && day <= today);
  return asked && isValid && dayErrors(asked).length === 0 ? asked : { range: DEFAULT_RANGE };
}

/** Whether a text is a day of the calendar, in the form and the years that the server accepts. */
const isDay = (text: string) => text >= '1970' && new Date(text).toJSON()?.slice(0, 10) === text;

/** The address with another choice; other parameters are unchanged. */
export function writeChoice(search: URLSearchParams, { query, metric }: ReportChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['from', 'to', 'filter']) next.delete(name);
  const { filter, ...single } = query;
  for (const [name, value] of Object.entries({ ...single, metric })) if (value) next.set(name, value);
  for (const text of [filter ?? []].flat()) next.append('filter', text);
  return next;
}

/** Keeps the report's state in the address, so that reload, bookmarks and the back button restore it. */
export function useReportAddress(): ReportChoice & {
  choose: (query: ReportQuery) => void;
  draw: (metric: KeyMetric) => void;
  /** The address of the report with another query. */
  addressOf: (query: ReportQuery) => string;
} {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search, useZonedToday());
  return {
    ...choice,
    choose: (query) => setSearch((current) => writeChoice(current, { ...choice, query })),
    draw: (metric) => setSearch((current) => writeChoice(current, { ...choice, metric }), { replace: true }),
    addressOf: (query) => `/admin?${writeChoice(search, { ...choice, query }).toString()}`,
  };
}

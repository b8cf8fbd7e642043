import {
  reportQuerySchema,
  type ReportFigures,
  type ReportQuery,
} from '@astaguide/contracts/report/analytics-report';
import { filterText, MOST_FILTERS, readFilters } from '@astaguide/contracts/report/report-filter';
import { useSearchParams } from 'wouter';
import { useZonedToday } from './range/zoned-today';

/** Which of the figures the chart draws. */
export type ChartFigure = Exclude<keyof ReportFigures, 'uniqueClicks'>;
const chartFigures: readonly ChartFigure[] = ['clicks', 'views', 'visitors'];

export interface ReportChoice {
  query: ReportQuery;
  figure: ChartFigure;
}

/**
 * What an address asks for; what makes no sense, or lies in the future, is as if it were not there.
 *
 * @param today the day it is in the owner's zone: 'YYYY-MM-DD'
 */
export function readChoice(search: URLSearchParams, today: string): ReportChoice {
  const ask = (...names: string[]) =>
    reportQuerySchema.safeParse(
      Object.fromEntries(names.flatMap((name) => search.getAll(name).map((value) => [name, value]))),
    );
  const days = ask('range', 'from', 'to');
  const compare = ask('compare');
  const filter = readFilters(search.getAll('filter')).slice(0, MOST_FILTERS).map(filterText);
  const isPast = days.success && (days.data.to ?? today) <= today;
  const range = isPast ? days.data : reportQuerySchema.parse({});
  return {
    query: {
      ...range,
      compare: compare.success ? compare.data.compare : range.compare,
      ...(filter.length > 0 && { filter }),
    },
    figure: chartFigures.find((figure) => figure === search.get('figure')) ?? 'clicks',
  };
}

/** An address with another choice in it, and all else as it was. */
export function writeChoice(search: URLSearchParams, { query, figure }: ReportChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['from', 'to', 'filter']) next.delete(name);
  const { filter, ...single } = query;
  for (const [name, value] of Object.entries({ ...single, figure })) if (value) next.set(name, value);
  for (const text of [filter ?? []].flat()) next.append('filter', text);
  return next;
}

/** Keeps in the address what the report shows, so that reload, bookmark and the back button bring it back. */
export function useReportAddress(): ReportChoice & {
  choose: (query: ReportQuery) => void;
  draw: (figure: ChartFigure) => void;
} {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search, useZonedToday());
  return {
    ...choice,
    choose: (query) => setSearch((current) => writeChoice(current, { ...choice, query })),
    draw: (figure) => setSearch((current) => writeChoice(current, { ...choice, figure }), { replace: true }),
  };
}

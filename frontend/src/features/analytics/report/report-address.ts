import {
  reportQuerySchema,
  type ReportFigures,
  type ReportQuery,
} from '@astaguide/contracts/analytics-report';
import { useSearchParams } from 'wouter';
import { useZonedToday } from './zoned-today';

/** Which of the figures the chart draws. */
export type ChartFigure = keyof ReportFigures;
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
  const filter = ask('filter');
  const isPast = days.success && (days.data.to ?? today) <= today;
  const range = isPast ? days.data : reportQuerySchema.parse({});
  return {
    query: {
      ...range,
      compare: compare.success ? compare.data.compare : range.compare,
      ...(filter.success && filter.data.filter !== undefined && { filter: filter.data.filter }),
    },
    figure: chartFigures.find((figure) => figure === search.get('figure')) ?? 'clicks',
  };
}

/** An address with another choice in it, and all else as it was. */
export function writeChoice(search: URLSearchParams, { query, figure }: ReportChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['from', 'to', 'filter']) next.delete(name);
  for (const [name, value] of Object.entries({ ...query, figure })) if (value) next.set(name, value);
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

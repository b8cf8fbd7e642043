import {
  reportDimensions,
  type ReportDimension,
} from '@astaguide/contracts/analytics/report/report-dimension';
import { filterText, type ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import fc from 'fast-check';
import type { LoggedEvent } from './logged-events';
import { dayAt } from './recorded-month';
import { MONTH_DAYS, NEW_YEAR } from './report-month';

const chosenFilters = fc
  .array(
    fc.record({
      dimension: fc.constantFrom(...reportDimensions),
      // Several filters on one dimension are the error-prone case.
      asFirst: fc.boolean(),
      place: fc.nat(),
      excluded: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((filters) =>
    filters.map(({ asFirst, dimension, ...filter }) => ({
      ...filter,
      dimension: asFirst ? filters[0]!.dimension : dimension,
    })),
  );

/** Up to three filters. */
export const filtersAsked = fc.oneof(fc.constant([]), { weight: 3, arbitrary: chosenFilters });

/** The period and filters of a generated report query. */
export const asked = fc
  .record({
    range: fc.oneof(
      fc.record({
        first: fc.integer({ min: 0, max: MONTH_DAYS - 1 }),
        days: fc.integer({ min: 1, max: 31 }),
      }),
      fc.record({ first: fc.integer({ min: 0, max: MONTH_DAYS - 1 }), days: fc.constant(1) }),
      // Across New Year: the sums of two years.
      fc.record({
        first: fc.integer({ min: NEW_YEAR.first - 5, max: -60 }),
        days: fc.integer({ min: 20, max: 110 }),
      }),
      // Includes the whole month, which is read from its sum.
      fc.record({ first: fc.integer({ min: -9, max: 0 }), days: fc.integer({ min: 40, max: 60 }) }),
    ),
    compare: fc.constantFrom('previous' as const, 'weekdays' as const, 'none' as const),
    filterBy: filtersAsked,
    place: fc.nat(),
  })
  .map(({ range: { first, days }, ...rest }) => ({
    from: dayAt(first),
    to: dayAt(first + days - 1),
    ...rest,
  }));

/** Filters by keys that occur in the log, or by one that does not. */
export function filtersOf(
  log: readonly LoggedEvent[],
  chosen: readonly { dimension: ReportDimension; place: number; excluded: boolean }[],
): ReportFilter[] {
  const filters = chosen.map(({ dimension, place, excluded }) => {
    const keys = [...new Set(log.flatMap(({ keys }) => keys[dimension] ?? [])), '9999'];
    return { dimension, key: keys[place % keys.length]!, excluded };
  });
  return filters.filter((filter, place) => filters.findIndex((other) => isEqual(other, filter)) === place);
}

const isEqual = (a: ReportFilter, b: ReportFilter) => filterText(a) === filterText(b);

export const searchOf = (filters: readonly ReportFilter[]) =>
  filters.map((filter) => `&filter=${encodeURIComponent(filterText(filter))}`).join('');

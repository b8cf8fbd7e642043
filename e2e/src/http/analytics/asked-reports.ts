import {
  filterDimensions,
  type FilterDimension,
} from '@astaguide/contracts/analytics/report/report-dimension';
import { filterText, type ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import fc from 'fast-check';
import type { LoggedEvent } from './logged-events';
import { dayAt } from './recorded-month';
import { isCaseless } from './report-metrics';
import { MONTH_DAYS, NEW_YEAR } from './report-month';

const chosenFilters = fc
  .array(
    fc.record({
      dimension: fc.constantFrom(...filterDimensions),
      // Several filters on one dimension are the error-prone case.
      asFirst: fc.boolean(),
      place: fc.nat(),
      excluded: fc.boolean(),
      compared: fc.constantFrom(
        undefined,
        undefined,
        'begins' as const,
        'contains' as const,
        'none' as const,
      ),
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
  chosen: readonly {
    dimension: FilterDimension;
    place: number;
    excluded: boolean;
    compared?: 'begins' | 'contains' | 'none' | undefined;
  }[],
): ReportFilter[] {
  const filters = chosen.map(({ dimension, place, excluded, compared }): ReportFilter => {
    if (compared === 'none') return { dimension, key: null, excluded };
    const ofEvent = ({ keys, goals }: LoggedEvent) => (dimension === 'goal' ? goals : keys[dimension]) ?? [];
    const keys = [...new Set(log.flatMap(ofEvent)), '9999'];
    const whole = keys[place % keys.length]!;
    const key = isCaseless(dimension) && place % 2 === 1 ? whole.toUpperCase() : whole;
    // A part of a product's id is a part of a name.
    if (!compared || dimension === 'product') return { dimension, key, excluded };
    const half = Math.ceil(key.length / 2);
    const part = compared === 'begins' ? key.slice(0, half) : key.slice(half - 1);
    return { dimension, key: part, excluded, match: compared };
  });
  return filters.filter((filter, place) => filters.findIndex((other) => isEqual(other, filter)) === place);
}

const isEqual = (a: ReportFilter, b: ReportFilter) => filterText(a) === filterText(b);

export const searchOf = (filters: readonly ReportFilter[]) =>
  filters.map((filter) => `&filter=${encodeURIComponent(filterText(filter))}`).join('');

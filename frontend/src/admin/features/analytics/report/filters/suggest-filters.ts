import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import { filterDimensions, noValueLabel } from '@astaguide/contracts/analytics/report/report-dimension';
import { readFilter, type ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { dimensionNames, operatorText } from '../../../../lib/report-labels';

/** A filter with the display text of its key. */
export type SuggestedFilter = ReportFilter & { label: string };

/** Number of suggested values. */
const VALUES = 8;
/** The dimensions that a typed text is suggested as a part of. */
const PARTS = ['page', 'source', 'campaign', 'product'] as const;

/** A dimension and an operator, which a value completes to a filter. */
export type FilterStart = Pick<ReportFilter, 'dimension' | 'excluded' | 'match'>;

/** The values of a report that filters are suggested of. */
export interface FilterValues {
  breakdowns: AnalyticsReport['breakdowns'];
  goals: readonly { name: string }[];
}

const OPERATORS: readonly Omit<FilterStart, 'dimension'>[] = [
  { excluded: false },
  { excluded: true },
  { excluded: false, match: 'begins' },
  { excluded: true, match: 'begins' },
  { excluded: false, match: 'contains' },
  { excluded: true, match: 'contains' },
];

/** 'Page begins with' */
export const startText = (start: FilterStart): string =>
  `${dimensionNames[start.dimension].one} ${operatorText(start)}`;

/** The operators of the dimensions whose names a typed text begins, or that it names with the operator. */
export function suggestStarts(typed: string): FilterStart[] {
  const folded = typed.trim().toLowerCase();
  if (folded === '') return [];
  return filterDimensions.flatMap((dimension) => {
    const name = dimensionNames[dimension].one.toLowerCase();
    const starts = OPERATORS.map((operator): FilterStart => ({ dimension, ...operator }));
    if (name.startsWith(folded)) return starts;
    return starts.filter(
      (start) => folded.startsWith(name) && startText(start).toLowerCase().includes(folded),
    );
  });
}

/** The filters that complete a dimension and an operator: what is typed, values that contain it, and none. */
export function suggestValues(start: FilterStart, typed: string, values: FilterValues): SuggestedFilter[] {
  const text = typed.trim();
  const own = filtersOf(values).filter(
    ({ dimension, key, label }) =>
      dimension === start.dimension && `${key} ${label}`.toLowerCase().includes(text.toLowerCase()),
  );
  if (start.match) return text === '' ? [] : [{ ...start, key: text, label: text }];
  const written = readFilter(`${start.dimension}${start.excluded ? '!' : ''}:${text}`);
  return [
    ...own.slice(0, VALUES).map((filter) => ({ ...filter, excluded: start.excluded })),
    ...(written?.key && !own.some(({ key }) => key === written.key)
      ? [{ ...written, label: written.key }]
      : []),
    ...(text === '' ? [{ ...start, key: null, label: noValueLabel(start.dimension) }] : []),
  ];
}

/** A filter on each value of a report. */
const filtersOf = ({ breakdowns, goals }: FilterValues): SuggestedFilter[] => [
  ...breakdowns.flatMap(({ dimension, rows }) =>
    rows.flatMap(({ key, label }) => (key === null ? [] : [{ dimension, key, label, excluded: false }])),
  ),
  ...goals.map(({ name }) => ({ dimension: 'goal' as const, key: name, label: name, excluded: false })),
];

/**
 * The filters that a typed text may mean, best first: one in the form of the address, values of the report that contain
 * it, texts that begin with it or contain it, and dimensions without a value.
 */
export function suggestFilters(typed: string, known: FilterValues): SuggestedFilter[] {
  const text = typed.trim();
  const folded = text.toLowerCase();
  const has = (value: string) => value.toLowerCase().includes(folded);
  const written = readFilter(text);
  const values = filtersOf(known).filter(
    ({ dimension, key, label }) => has(key ?? '') || has(label) || has(dimensionNames[dimension].one),
  );
  const parts = text === '' || written ? [] : PARTS.map((dimension) => partOf(dimension, text));
  const none = filterDimensions
    .filter((dimension) => text !== '' && has(`${dimensionNames[dimension].one} ${noValueLabel(dimension)}`))
    .map((dimension) => ({ dimension, key: null, label: noValueLabel(dimension), excluded: false }));
  return [
    ...(written ? [{ ...written, label: written.key ?? noValueLabel(written.dimension) }] : []),
    ...values.slice(0, VALUES),
    ...parts,
    ...none,
  ];
}

const partOf = (dimension: (typeof PARTS)[number], text: string): SuggestedFilter => ({
  dimension,
  key: text,
  label: text,
  excluded: false,
  match: text.startsWith('/') && dimension === 'page' ? 'begins' : 'contains',
});

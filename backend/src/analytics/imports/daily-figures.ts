import type { ImportedDimension, ImportedMetric } from '@astaguide/contracts/analytics/history-import';
import { plural } from '@astaguide/contracts/lib/plural';

/** Maximum number of figures: a key of a dimension on a day. */
const MAX_FIGURES = 500_000;

/** An export that cannot be imported; the message is for the owner. */
export class RefusedExport extends Error {}

const measureNames = ['views', 'visitors', 'events', 'sessions', 'bounces', 'milliseconds'] as const;
export type Measure = (typeof measureNames)[number];

/** What a row of a table counts; what the table does not have is absent. */
export type Measures = Partial<Record<Measure, number>>;

/** The figures of a dimension on a day, which are those of one table. */
interface DayOfTable {
  table: object;
  keys: Map<string, Measures>;
}

/** What the total of a day can be added up from, the first that has it. */
const SUMMED_FROM: readonly [Measure[], ImportedDimension[]][] = [
  [['views'], ['page']],
  [
    ['sessions', 'bounces', 'milliseconds'],
    ['entryPage', 'channel', 'source', 'country', 'device', 'browser'],
  ],
];

/** The figures of an export, added up by day, dimension and key. */
export class DailyFigures {
  private readonly dimensions = new Map<ImportedDimension, Map<string, DayOfTable>>();
  private readonly repeated = new Set<ImportedDimension>();
  private size = 0;

  /**
   * Adds a row. A day of a dimension that another table has already is left out, so that exports that overlap do not
   * count twice.
   *
   * @param table identifies the table of the row
   * @param key empty for the total
   * @throws RefusedExport for too many figures
   */
  add(table: object, dimension: ImportedDimension, day: string, key: string, measures: Measures): void {
    const days = entryOf(this.dimensions, dimension, () => new Map<string, DayOfTable>());
    const found = entryOf(days, day, () => ({ table, keys: new Map<string, Measures>() }));
    if (found.table !== table) {
      this.repeated.add(dimension);
      return;
    }
    const sum = entryOf(found.keys, key, (): Measures => {
      this.size += 1;
      if (this.size > MAX_FIGURES)
        throw new RefusedExport(
          `There are more than ${MAX_FIGURES.toLocaleString('en-US')} figures. Export fewer months at a time.`,
        );
      return {};
    });
    for (const name of measureNames) {
      const value = measures[name];
      if (value !== undefined) sum[name] = (sum[name] ?? 0) + value;
    }
  }

  /**
   * The days whose visitors and page views are known, ascending, with all their figures, and in sentences what is missing.
   */
  finish(): { days: string[]; metrics: ImportedMetric[]; missing: string[] } {
    const all = new Set([...this.dimensions.values()].flatMap((days) => [...days.keys()]));
    const totals = new Map([...all].map((day) => [day, this.totalOf(day)] as const));
    const days = [...all].filter((day) => isWhole(totals.get(day)!)).toSorted();
    const metrics = days.map((day) => metricOf(day, 'total', '', totals.get(day)!));
    for (const [dimension, ofDays] of this.dimensions) {
      if (dimension === 'total') continue;
      for (const [day, { keys }] of ofDays)
        if (isWhole(totals.get(day)!))
          for (const [key, measures] of keys) metrics.push(metricOf(day, dimension, key, measures));
    }
    const without = (measure: Measure) =>
      days.filter((day) => totals.get(day)![measure] === undefined).length;
    const missing: string[] = [];
    if (all.size > days.length)
      missing.push(
        `${plural(all.size - days.length, 'day')} without visitors and page views of the whole day are left out.`,
      );
    if (without('sessions') > 0)
      missing.push(
        `${plural(without('sessions'), 'day')} without sessions: they add nothing to sessions, bounce rate and duration.`,
      );
    if (this.repeated.size > 0)
      missing.push(`Tables that repeat days are left out: ${[...this.repeated].join(', ')}.`);
    return { days, metrics, missing };
  }

  private totalOf(day: string): Measures {
    const total = { ...this.dimensions.get('total')?.get(day)?.keys.get('') };
    for (const [measures, dimensions] of SUMMED_FROM)
      for (const measure of measures)
        for (const dimension of dimensions) total[measure] ??= this.sumOf(dimension, day, measure);
    return total;
  }

  private sumOf(dimension: ImportedDimension, day: string, measure: Measure): number | undefined {
    const values = [...(this.dimensions.get(dimension)?.get(day)?.keys.values() ?? [])].flatMap(
      (measures) => measures[measure] ?? [],
    );
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
  }
}

const isWhole = ({ visitors, views }: Measures) => visitors !== undefined && views !== undefined;

function metricOf(day: string, dimension: ImportedDimension, key: string, found: Measures): ImportedMetric {
  const { views = 0, visitors = 0, sessions = 0, bounces = 0, milliseconds = 0 } = found;
  // A key without any event is not listed.
  const events = (found.events ?? 0) || views || visitors || sessions;
  return { day, dimension, key, views, visitors, events, sessions, bounces, milliseconds };
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

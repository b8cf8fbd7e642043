import type { ReportMetrics } from '@astaguide/contracts/report/analytics-report';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { keyedSumsBy, keyMetricsBy, type KeyMetric, type RankedKey } from '../key-ranking.sql';
import type { DayChunk } from './day-chunks';

type Metrics = Record<KeyMetric, number>;

/** A row of a chunk's statement. */
export interface MetricRow extends Metrics {
  dimension: number;
  key_id: number;
}

export interface MergedKey extends Metrics {
  dimension: number;
  keyId: number;
  /** Metrics of the comparison. */
  before: Metrics;
}

export interface MergedMetrics {
  /** By index of the interval; intervals without events are missing. */
  series: Map<number, ReportMetrics>;
  keys: MergedKey[];
}

/** Names of keys by id, for texts and for products. */
export interface KeyNames {
  texts: ReadonlyMap<number, string>;
  products: ReadonlyMap<number, string>;
}

const none = () => keyMetricsBy(() => 0);

/** Merges the rows of a report's chunks. */
export function mergeChunks(
  chunks: readonly (Pick<DayChunk, 'side' | 'intervals'> & { rows: readonly MetricRow[] })[],
): MergedMetrics {
  const series = new Map<number, Metrics>();
  const keys = new Map<string, MergedKey>();
  for (const { side, intervals, rows } of chunks) {
    for (const row of rows) {
      if (row.dimension === dimensions.total) {
        const of = intervals[row.key_id - 1]!;
        if (!series.has(of)) series.set(of, none());
        add(series.get(of)!, row);
        continue;
      }
      const id = `${row.dimension} ${row.key_id}`;
      if (!keys.has(id))
        keys.set(id, { dimension: row.dimension, keyId: row.key_id, ...none(), before: none() });
      const key = keys.get(id)!;
      add(side === 0 ? key : key.before, row);
    }
  }
  return { series, keys: [...keys.values()] };
}

function add(sum: Metrics, addends: Metrics): void {
  Object.assign(
    sum,
    keyMetricsBy((metric) => sum[metric] + addends[metric]),
  );
}

/**
 * Ranks all keys of each dimension in the same order as the SQL over rollups: by clicks, views, visitors, then by the
 * key's bytes.
 */
export function rankMerged(merged: readonly MergedKey[], names: KeyNames): RankedKey[] {
  const asked = new Set(merged.map(({ dimension }) => dimension));
  return [...asked].flatMap((number) => {
    const found = merged.filter(({ dimension }) => dimension === number);
    const ranked = found.map(({ dimension, keyId, before, ...metrics }) => ({
      ...metrics,
      dimension,
      key: dimension === dimensions.product ? String(keyId) : (names.texts.get(keyId) ?? String(keyId)),
      keys: found.length,
      place: 0,
      name: dimension === dimensions.product ? (names.products.get(keyId) ?? null) : null,
      viewsBefore: before.views,
      clicksBefore: before.clicks,
      uniqueClicksBefore: before.uniqueClicks,
      visitorsBefore: before.visitors,
      eventsBefore: before.events,
    }));
    const keyed = keyedSumsBy((field) => ranked.reduce((sum, row) => sum + row[field], 0));
    return ranked.sort(byRank).map((row, index) => ({ ...row, ...keyed, place: index + 1 }));
  });
}

type Rank = Pick<RankedKey, 'clicks' | 'views' | 'visitors' | 'key'>;

const byRank = (a: Rank, b: Rank): number =>
  b.clicks - a.clicks ||
  b.views - a.views ||
  b.visitors - a.visitors ||
  Buffer.compare(Buffer.from(a.key), Buffer.from(b.key));

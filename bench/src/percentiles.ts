/** Width of a histogram bucket, in milliseconds. */
const BUCKET = 0.01;
/** Latencies of 20 s and more share the last bucket. */
const BUCKETS = 2_000_000;

/**
 * A percentile by nearest rank.
 *
 * @param share 0.99 for p99
 * @returns NaN if there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[rankOf(share, sorted.length)] ?? Number.NaN;
}

/** Latencies of a whole run in constant memory, exact to 0.01 ms. */
export class LatencyHistogram {
  private readonly buckets = new Uint32Array(BUCKETS);
  private recorded = 0;

  /** @param latency milliseconds */
  record(latency: number): void {
    const bucket = Math.min(Math.max(Math.floor(latency / BUCKET), 0), BUCKETS - 1);
    this.buckets[bucket]!++;
    this.recorded++;
  }

  /**
   * @param share 0.99 for p99
   * @returns milliseconds, the upper bound of the bucket; NaN if nothing was recorded
   */
  percentile(share: number): number {
    const rank = rankOf(share, this.recorded);
    let seen = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      seen += this.buckets[bucket]!;
      if (seen > rank) return (bucket + 1) * BUCKET;
    }
    return Number.NaN;
  }
}

/** Index of the percentile in `count` sorted values. */
function rankOf(share: number, count: number): number {
  return Math.max(0, Math.ceil(share * count) - 1);
}

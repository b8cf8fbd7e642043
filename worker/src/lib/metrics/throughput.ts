import { Injectable } from '@nestjs/common';
import { lagPlace } from '@astaguide/contracts/operations/lag-percentile';
import { lagBounds } from '@astaguide/contracts/operations/queue-health';
import { WorkerMetrics } from './worker-metrics';

const MINUTE = 60_000;

/** The statistics of this worker for one minute. */
export interface ThroughputMinute {
  /** Start of the minute, milliseconds since 1970. */
  minute: number;
  events: number;
  batches: number;
  failures: number;
  retries: number;
  /** Number of events by the bucket of `lagBounds` that their lag falls in. */
  lags: number[];
}

/** Counts events and batches of this worker, for the metrics and, by minute, for the dashboard. */
@Injectable()
export class Throughput {
  private minutes: ThroughputMinute[] = [];

  constructor(private readonly metrics: WorkerMetrics) {}

  /**
   * @param batch the recorded payload; anything but an array of events has no lag
   * @param took duration of recording it, milliseconds
   */
  recorded(batch: unknown, took: number, now = Date.now()): void {
    const lags = Array.isArray(batch) ? batch.flatMap((event: unknown) => lagOf(event, now)) : [];
    const minute = this.minuteOf(now);
    minute.batches += 1;
    minute.events += lags.length;
    for (const lag of lags) minute.lags[lagPlace(lag)]! += 1;
    this.metrics.countBatch(lags, took);
  }

  failed(now = Date.now()): void {
    this.minuteOf(now).failures += 1;
  }

  retried(now = Date.now()): void {
    this.minuteOf(now).retries += 1;
  }

  /** The minutes that may not be stored yet, oldest first, with their counts so far. */
  unstored(): readonly ThroughputMinute[] {
    return this.minutes.map((minute) => ({ ...minute, lags: [...minute.lags] }));
  }

  /** Forgets stored minutes that are over. */
  forgetStored(stored: readonly ThroughputMinute[]): void {
    const latest = this.minutes.at(-1)?.minute;
    const full = new Set(stored.map(({ minute }) => minute).filter((minute) => minute !== latest));
    this.minutes = this.minutes.filter(({ minute }) => !full.has(minute));
  }

  private minuteOf(now: number): ThroughputMinute {
    const minute = Math.floor(now / MINUTE) * MINUTE;
    const latest = this.minutes.at(-1);
    // A clock that is set back must not reopen a past minute.
    if (latest && latest.minute >= minute) return latest;
    const lags = Array<number>(lagBounds.length + 1).fill(0);
    const opened = { minute, events: 0, batches: 0, failures: 0, retries: 0, lags };
    this.minutes.push(opened);
    return opened;
  }
}

/** The lag of an event, milliseconds; empty for anything else. The backend's clock may be ahead of this one. */
function lagOf(event: unknown, now: number): number[] {
  const receivedAt = (event as { receivedAt?: unknown } | null)?.receivedAt;
  const at = typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number.NaN;
  return Number.isNaN(at) ? [] : [Math.max(0, now - at)];
}

import { Injectable } from '@nestjs/common';
import { lagPlace } from '@astaguide/contracts/operations/lag-percentile';
import { lagBounds } from '@astaguide/contracts/operations/queue-health';
import { WorkerMetrics } from './worker-metrics';

const MINUTE = 60_000;

/** What this worker did in one minute. */
export interface FlowMinute {
  /** Its beginning, milliseconds since 1970. */
  minute: number;
  events: number;
  batches: number;
  failures: number;
  retries: number;
  /** Events by the place of `lagBounds` that their waiting time falls in. */
  lags: number[];
}

/** Counts what passes through this worker, for the metrics and minute by minute for the dashboard. */
@Injectable()
export class EventFlow {
  private minutes: FlowMinute[] = [];

  constructor(private readonly metrics: WorkerMetrics) {}

  /**
   * @param batch as it was recorded; what is no list of events had no time to wait
   * @param took milliseconds that recording it took
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

  /** The minutes that are not known to be stored yet, the oldest first, each with all that it counts so far. */
  unstored(): readonly FlowMinute[] {
    return this.minutes.map((minute) => ({ ...minute, lags: [...minute.lags] }));
  }

  /** Forgets minutes that are over: they were stored as they are. */
  forgetStored(stored: readonly FlowMinute[]): void {
    const latest = this.minutes.at(-1)?.minute;
    const full = new Set(stored.map(({ minute }) => minute).filter((minute) => minute !== latest));
    this.minutes = this.minutes.filter(({ minute }) => !full.has(minute));
  }

  private minuteOf(now: number): FlowMinute {
    const minute = Math.floor(now / MINUTE) * MINUTE;
    const latest = this.minutes.at(-1);
    // A clock that is set back must not open a minute that is over.
    if (latest && latest.minute >= minute) return latest;
    const lags = Array<number>(lagBounds.length + 1).fill(0);
    const opened = { minute, events: 0, batches: 0, failures: 0, retries: 0, lags };
    this.minutes.push(opened);
    return opened;
  }
}

/** Milliseconds an event has waited; nothing for what is no event. The door's clock may be ahead of this one. */
function lagOf(event: unknown, now: number): number[] {
  const receivedAt = (event as { receivedAt?: unknown } | null)?.receivedAt;
  const at = typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number.NaN;
  return Number.isNaN(at) ? [] : [Math.max(0, now - at)];
}

import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { HEARTBEAT_MS, liveEventNames } from '@astaguide/contracts/analytics/live-event';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable, type MessageEvent, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { setTimeout as pause } from 'node:timers/promises';
import { exhaustMap, from, interval, map, merge, Subject, takeUntil, takeWhile, type Observable } from 'rxjs';
import { LiveSources } from '../../lib/live-updates/live-sources';
import { ChangeListener } from '../../lib/live-updates/change-listener';
import { ReportReader } from '../report/report-reader.repository';
import {
  countClicks,
  findClicksByDate,
  findRecentEvents,
  findTopProducts,
} from './analytics-summary.repository';

/** Milliseconds between two pushes at the least: fast enough to be watched, slow enough to cost nothing. */
const PUSH_INTERVAL = 100;

/** The key metrics for the top of the dashboard: once, and as they move. */
@Injectable()
export class AnalyticsSummaryService implements OnModuleInit {
  /** The metrics for every open dashboard, computed once however many there are. */
  private readonly summary = new Subject<AnalyticsSummary>();
  private moved = false;
  private pushing = false;

  constructor(
    private readonly reader: ReportReader,
    private readonly listener: ChangeListener,
    private readonly sources: LiveSources,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.listener.on(ROLLUPS_CHANNEL).subscribe({
      next: () => void this.push(),
      complete: () => this.summary.complete(),
    });
  }

  /** Reads all metrics in one snapshot that includes every recorded event. */
  summarize(now = new Date()): Promise<AnalyticsSummary> {
    return this.reader.snapshot('generic', async (reader) => {
      const [totalClicks, topProducts, recentEvents, clicksByDate] = await Promise.all([
        countClicks(reader),
        findTopProducts(reader),
        findRecentEvents(reader),
        findClicksByDate(reader, now),
      ]);
      return { totalClicks, topProducts, recentEvents, clicksByDate };
    });
  }

  /**
   * The summary now and after every change, merged with the other sources of the live stream.
   *
   * @param stillSignedIn checked before every heartbeat; the stream ends when it is false
   */
  watch(stillSignedIn: () => Promise<boolean>): Observable<MessageEvent> {
    const stopped = new Subject<void>();
    this.summary.subscribe({ complete: () => stopped.next() });
    const metrics = merge(from(this.summarize()), this.summary).pipe(
      map((summary): MessageEvent => ({ type: liveEventNames.summary, data: summary })),
    );
    const heartbeats = interval(HEARTBEAT_MS).pipe(
      exhaustMap(() => stillSignedIn()),
      map((signedIn): MessageEvent => ({
        type: signedIn ? liveEventNames.heartbeat : 'signed-out',
        data: '',
      })),
    );
    return merge(metrics, this.sources.all(), heartbeats).pipe(
      takeWhile((message) => message.type !== 'signed-out', true),
      takeUntil(stopped),
    );
  }

  /** Changes during a push are covered by the next one. */
  private async push(): Promise<void> {
    this.moved = true;
    if (this.pushing) return;
    this.pushing = true;
    while (this.moved) {
      this.moved = false;
      if (!this.summary.observed) break;
      try {
        this.summary.next(await this.summarize());
      } catch (error) {
        this.logger.warn({ err: error }, 'Could not read the summary to push');
      }
      await pause(PUSH_INTERVAL);
    }
    this.pushing = false;
  }
}

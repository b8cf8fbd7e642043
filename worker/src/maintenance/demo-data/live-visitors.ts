import { AFFILIATE_CLICK, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { randomUUID } from 'node:crypto';
import type { EventRecorder } from '../../analytics/events/event-recorder';
import { trackedEvent } from './history/demo-day';
import type { DemoCatalog } from './history/pages';
import { pick, visitorOf } from './history/random';
import { trafficSources } from './history/visitors';
import { newVisitor, visitOf } from './history/visits';

/** Milliseconds between two new visitors, on average. */
const BETWEEN_VISITORS = 5000;
/** A page is open for so much shorter than in a history, so that something moves. */
const PACE = 3;
const MAX_EVENTS = 20;

/** Demo visitors in real time: each event is recorded when it is due. */
export class LiveVisitors {
  private readonly waiting: { sentAt: number; event: TrackedEvent }[] = [];
  private nextAt = 0;
  private readonly recorded = { events: 0, clicks: 0 };

  constructor(
    private readonly recorder: Pick<EventRecorder, 'record'>,
    private readonly catalog: DemoCatalog,
    private readonly random: () => number = Math.random,
  ) {}

  /**
   * Records the events that are due.
   *
   * @param now milliseconds since 1970
   * @returns the numbers of events and clicks recorded so far
   */
  async step(now: number): Promise<{ events: number; clicks: number }> {
    if (now >= this.nextAt) {
      this.addVisit(now);
      this.nextAt = now - Math.log(1 - this.random()) * BETWEEN_VISITORS;
    }
    const isDue = ({ sentAt }: { sentAt: number }) => sentAt <= now;
    const due = this.waiting.filter(isDue).map(({ event }) => event);
    if (due.length === 0) return this.recorded;
    await this.recorder.record(due, null);
    this.waiting.splice(0, Infinity, ...this.waiting.filter((waiting) => !isDue(waiting)));
    this.recorded.events += due.length;
    this.recorded.clicks += due.filter(({ eventType }) => eventType === AFFILIATE_CLICK).length;
    return this.recorded;
  }

  private addVisit(now: number): void {
    const visitor = newVisitor(this.random, pick(this.random, trafficSources), visitorOf(randomUUID()));
    for (const visitEvent of visitOf(this.random, visitor, this.catalog, MAX_EVENTS)) {
      const sentAt = now + Math.round(visitEvent.at / PACE);
      this.waiting.push({
        sentAt,
        event: trackedEvent(randomUUID(), sentAt, visitor.traits, visitEvent.event, 0),
      });
    }
  }
}

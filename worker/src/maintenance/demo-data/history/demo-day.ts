import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { DemoHistory } from '@astaguide/contracts/maintenance/demo-data';
import { HOURS, type DayPlan } from './day-plan';
import type { DemoCatalog } from './pages';
import { between, pick, randomOf, uuidOf, visitorOf } from './random';
import { salesOf, type DemoSale } from './sales';
import { bots as botNames, trafficSources, type Launch } from './visitors';
import { newBot, newVisitor, visitOf, type Visitor, type VisitEvent } from './visits';

const HOUR = 3_600_000;
/** How many visits are by visitors who already came that day. */
const COMES_BACK = 0.07;
/** Milliseconds that an event is under way. */
const MAX_WAY_LENGTH = 400;

/** What one day of a history brings. */
export interface DemoDay {
  /** In the order of their time. */
  events: TrackedEvent[];
  sales: DemoSale[];
}

/** Makes one day of a history, as far as it has happened by `until`. */
export function demoDay(history: DemoHistory, plan: DayPlan, catalog: DemoCatalog): DemoDay {
  const { seed, from, to, events: amount, until } = history;
  // The random numbers depend on the plan, so a history of other days or another size differs.
  const key = `${seed} ${from} ${to} ${amount} ${plan.day}`;
  const maker = new DayMaker(key, plan, catalog);
  maker.addVisitors(plan.visitorEvents);
  for (const launch of plan.launches) maker.addLaunch(launch);
  maker.addBots(plan.botEvents);
  const events = maker.finish();
  const end = Date.parse(until);
  const happened = events.filter(({ occurredAt }) => Date.parse(occurredAt) <= end);
  const isBot = ({ userAgent }: TrackedEvent) => botNames.some((bot) => bot.userAgent === userAgent);
  const ofPeople = happened.filter((event) => !isBot(event));
  const sales = salesOf(ofPeople, catalog, history).filter(({ moment }) => moment.getTime() <= end);
  return { events: happened, sales };
}

interface HourWeight {
  weight: number;
  hour: number;
}

class DayMaker {
  private readonly random: () => number;
  private readonly events: TrackedEvent[] = [];
  private readonly hours: readonly HourWeight[];
  private visitors = 0;

  constructor(
    private readonly key: string,
    private readonly plan: DayPlan,
    private readonly catalog: DemoCatalog,
  ) {
    this.random = randomOf(`day ${key}`);
    this.hours = HOURS.map((weight, hour) => ({ hour, weight })).filter(
      ({ hour }) => !plan.outage.includes(hour),
    );
  }

  addVisitors(amount: number): void {
    const known: Visitor[] = [];
    this.fill(amount, this.hours, () => {
      if (known.length > 0 && this.random() < COMES_BACK)
        return known[between(this.random, 0, known.length - 1)]!;
      const visitor = newVisitor(this.random, pick(this.random, trafficSources), this.nextNumber());
      known.push(visitor);
      return visitor;
    });
  }

  /** A launch begins with a peak, and spreads over the whole of the following days. */
  addLaunch({ launch, events, isFirstDay }: { launch: Launch; events: number; isFirstDay: boolean }): void {
    const hours = isFirstDay
      ? this.hours
          .filter(({ hour }) => hour >= launch.hour)
          .map(({ hour }) => ({ hour, weight: 1 / (hour - launch.hour + 1) }))
      : this.hours;
    this.fill(events, hours, () => newVisitor(this.random, launch.source, this.nextNumber()));
  }

  /** Programs come at any hour. */
  addBots(amount: number): void {
    const hours = this.hours.map(({ hour }) => ({ hour, weight: 1 }));
    this.fill(amount, hours, () => newBot(this.random, pick(this.random, trafficSources), this.nextNumber()));
  }

  finish(): TrackedEvent[] {
    return this.events.sort((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt));
  }

  /** Adds visits until the number of events is reached. */
  private fill(amount: number, hours: readonly HourWeight[], next: () => Visitor): void {
    for (let left = amount; left > 0;) {
      const visitor = next();
      const visit = visitOf(this.random, visitor, this.catalog, left);
      const { hour } = pick(this.random, hours);
      // Wholly within its hour: none reaches into an outage or another day.
      const latest = HOUR - visit.at(-1)!.at - MAX_WAY_LENGTH;
      const start = Date.parse(this.plan.day) + hour * HOUR + between(this.random, 0, latest - 1);
      for (const event of visit) this.events.push(this.eventOf(start, visitor, event));
      left -= visit.length;
    }
  }

  private eventOf(start: number, { traits }: Visitor, visitEvent: VisitEvent): TrackedEvent {
    const sentAt = start + visitEvent.at;
    const id = uuidOf(`event ${this.key} ${this.events.length}`);
    return trackedEvent(id, sentAt, traits, visitEvent.event, between(this.random, 5, MAX_WAY_LENGTH));
  }

  private nextNumber(): string {
    this.visitors += 1;
    return visitorOf(`visitor ${this.key} ${this.visitors}`);
  }
}

/**
 * An event as the site's own tracker would have sent it.
 *
 * @param sentAt milliseconds since 1970
 * @param way milliseconds that it was under way
 */
export function trackedEvent(
  id: string,
  sentAt: number,
  traits: Visitor['traits'],
  event: VisitEvent['event'],
  way: number,
): TrackedEvent {
  return {
    id,
    occurredAt: new Date(sentAt).toISOString(),
    receivedAt: new Date(sentAt + way).toISOString(),
    ...event,
    ...traits,
  };
}

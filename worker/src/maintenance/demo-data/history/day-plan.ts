import type { DemoHistory } from '@astaguide/contracts/maintenance/demo-data';
import { daysBetween } from '../../../analytics/rollups/days';
import { randomOf } from './random';
import { newsletter, video, type Launch } from './visitors';

/** What happens on one day. */
export interface DayPlan {
  /** 'YYYY-MM-DD', UTC. */
  day: string;
  /** Events of usual visitors, of each launch's and of bots; together the day's. */
  visitorEvents: number;
  launches: readonly { launch: Launch; events: number; isFirstDay: boolean }[];
  botEvents: number;
  /** Hours, UTC, in which the site was down: nothing happened in them. */
  outage: readonly number[];
}

/** Of all events. */
export const BOT_SHARE = 0.07;
/** Histories shorter than this have neither launches nor an outage: they would be most of it. Days. */
const MIN_EVENTFUL = 14;
/** Where in the history something happens, from 0 to 1. */
const PLACES = { video: 0.36, outage: 0.58, newsletter: 0.78 } as const;
const OUTAGE_HOURS = [9, 10, 11, 12, 13, 14, 15];

/** Sunday to Saturday. */
const WEEKDAYS = [1.08, 1.14, 1.1, 1.06, 1, 0.86, 0.76];
/** Visits from one end of the history to the other. */
const GROWTH = { from: 0.72, to: 1.28 };
/** How much chance moves a day. */
const NOISE = 0.08;

/** Share of a day's visits in each hour, UTC: evenings of Europe and of America, a quiet early morning. */
export const HOURS: readonly number[] = [
  3.4, 2.9, 2.5, 2.1, 1.6, 1.5, 2, 2.9, 3.8, 4.2, 4.4, 4.5, 4.6, 4.7, 5, 5.2, 5.4, 5.6, 5.9, 6.3, 6.2, 5.6,
  4.8, 4.1,
];
const DAYS_VISITS = sum(HOURS);

/** The days of a history, oldest first. Their events add up to exactly those of the history. */
export function planDays({ from, to, events, seed }: Omit<DemoHistory, 'until'>): DayPlan[] {
  const days = daysBetween(from, to);
  const random = randomOf(`plan ${seed} ${from} ${to}`);
  const placeOf = (share: number) =>
    days.length < MIN_EVENTFUL ? Number.NaN : Math.floor(days.length * share);
  const shapes = days.map((day, index) => {
    const growth = GROWTH.from + (GROWTH.to - GROWTH.from) * (index / Math.max(1, days.length - 1));
    const chance = 1 + (random() * 2 - 1) * NOISE;
    const outage = index === placeOf(PLACES.outage) ? OUTAGE_HOURS : [];
    const usual = growth * chance * WEEKDAYS[new Date(day).getUTCDay()]!;
    const launches = [
      { launch: video, since: index - placeOf(PLACES.video) },
      { launch: newsletter, since: index - placeOf(PLACES.newsletter) },
    ]
      .filter(({ launch, since }) => launch.surge[since] !== undefined)
      .map(({ launch, since }) => ({
        launch,
        isFirstDay: since === 0,
        weight: usual * launch.surge[since]!,
      }));
    const up = 1 - sum(outage.map((hour) => HOURS[hour]!)) / DAYS_VISITS;
    return { day, outage, launches, visits: usual * up * (1 - BOT_SHARE), bots: usual * up * BOT_SHARE };
  });
  const share = shareOut(
    events,
    sum(
      shapes.map(({ visits, bots, launches }) => visits + bots + sum(launches.map(({ weight }) => weight))),
    ),
  );
  return shapes.map(({ day, outage, visits, bots, launches }) => ({
    day,
    outage,
    visitorEvents: share(visits),
    botEvents: share(bots),
    launches: launches.map(({ launch, isFirstDay, weight }) => ({
      launch,
      isFirstDay,
      events: share(weight),
    })),
  }));
}

/** Distributes a whole number by weights; rounding errors are carried over to the next share. */
function shareOut(amount: number, weights: number): (weight: number) => number {
  let [seen, given] = [0, 0];
  return (weight) => {
    seen += weight;
    const due = Math.round((amount * Math.min(seen, weights)) / weights);
    const share = due - given;
    given = due;
    return share;
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { daysOf } from '../analytics/asked-days';
import { botEvents, oddEvents } from './odd-events';
import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { eventsOfVisit, someVisitor } from './visits';

const MINUTE = 60_000;

/** The first day of the log; some days have no events. */
export const FIRST_DAY = '2025-11-20';
export const LAST_DAY = '2026-03-10';
/** A day with more visitors than a page of events lists. */
export const BURST_DAY = '2026-02-14';
/** The same days a year before, for comparisons. */
const YEAR_BEFORE = { from: '2025-02-09', to: '2025-02-15' };

const emptyStretches = [
  { from: '2025-12-03', to: '2025-12-09' },
  { from: '2025-12-24', to: '2025-12-26' },
  { from: '2026-01-12', to: '2026-01-15' },
  { from: '2026-01-30', to: '2026-02-01' },
  { from: '2026-03-08', to: '2026-03-08' },
];

/** Days with events that arrive after all others are recorded. */
const LATE = { from: '2026-02-10', to: '2026-02-15' };

const isWithin = ({ from, to }: { from: string; to: string }, day: string) => from <= day && day <= to;

export interface RecordedLog {
  /** In log order: oldest first, equal timestamps by id. */
  events: TrackedEvent[];
  /** In order of arrival: mostly oldest first, some late. */
  arrivals: TrackedEvent[];
  /** Events that arrive a second time. */
  repeated: TrackedEvent[];
}

/** The fixed log of all recorded answers. */
export function recordedLog(seed = 20_251_120): RecordedLog {
  const random = new SeededRandom(seed);
  const visitDays = [...daysOf(YEAR_BEFORE), ...daysOf({ from: FIRST_DAY, to: LAST_DAY })].filter(
    (day) => !emptyStretches.some((stretch) => isWithin(stretch, day)),
  );
  const made = [...visitDays.flatMap((day) => eventsOfDay(random, day)), ...oddEvents(random)];
  const events = made.toSorted((one, other) =>
    one.occurredAt + one.id < other.occurredAt + other.id ? -1 : 1,
  );
  const isLate = ({ occurredAt }: TrackedEvent, place: number) =>
    isWithin(LATE, occurredAt.slice(0, 10)) && place % 11 === 0;
  return {
    events,
    arrivals: [
      ...events.filter((event, place) => !isLate(event, place)),
      ...events.filter((event, place) => isLate(event, place)),
    ],
    repeated: events.filter((_event, place) => place % 97 === 0),
  };
}

function eventsOfDay(random: SeededRandom, day: string): TrackedEvent[] {
  const visits = day === BURST_DAY ? 130 : random.between(2, 7);
  // Visitor numbers change every day, because visitors are not identified across days.
  const numbers = Array.from({ length: visits }, (_, place) => String(place % 2 === 0 ? place + 1 : -place));
  return [
    ...numbers.flatMap((number) =>
      eventsOfVisit(
        random,
        someVisitor(random, number),
        Date.parse(day) + random.between(0, 24 * 60 - 1) * MINUTE + random.between(0, 59_999),
      ),
    ),
    ...botEvents(random, day),
  ];
}

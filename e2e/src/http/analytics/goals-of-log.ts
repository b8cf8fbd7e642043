import type { GoalInput } from '@astaguide/contracts/analytics/goal';
import type { ReportGoal } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ApiClient } from '../api-client';
import { sessionsOf, zonedDayOf, type LoggedEvent } from './logged-events';

/** Two currencies, a property, a value in a column, pages that begin so, and an event that is never sent. */
const PROVEN_GOALS = [
  { name: 'Signup', on: { eventType: 'signup' } },
  {
    name: 'Pro',
    on: { eventType: 'signup' },
    where: { property: 'plan', is: 'pro' },
    value: { property: 'amount', currency: 'EUR' },
  },
  { name: 'Third', on: { eventType: 'signup' }, where: { property: 'plan', is: 3 } },
  { name: 'Click', on: { eventType: 'affiliate_click' }, value: { property: 'price', currency: 'USD' } },
  { name: 'Questions', on: { page: '/faq' } },
  { name: 'Reviews', on: { page: '/re*' }, where: { property: 'page', is: '/review/one' } },
  { name: 'Never', on: { eventType: 'never' }, value: { property: 'amount', currency: 'CHF' } },
] satisfies GoalInput[];

/** US dollars for a euro, from a day on. */
const EURO_RATES = [
  { validFrom: '2020-01-01', rate: 1.1 },
  { validFrom: '2026-03-10', rate: 1.25 },
];

/** Enters the goals, and the exchange rates of their values. */
export async function defineGoals(owner: ApiClient): Promise<void> {
  for (const goal of PROVEN_GOALS) expect((await owner.post('/api/goals', goal)).status).toBe(201);
  for (const { validFrom, rate } of EURO_RATES) {
    const body = { currency: 'EUR', validFrom, rate: String(rate) };
    expect((await owner.call('PUT', '/api/earnings/exchange-rates', body)).status).toBe(200);
  }
}

type Rule = (typeof PROVEN_GOALS)[number] & GoalInput;

/** Whether an event reaches a goal, by what the browser sent. */
function reaches({ event_type, data, keys }: LoggedEvent, { on, where }: Rule): boolean {
  if ('eventType' in on) {
    if (event_type !== on.eventType) return false;
  } else {
    const page = keys['page'];
    if (event_type !== 'page_view' || typeof page !== 'string') return false;
    if (on.page.endsWith('*') ? !page.startsWith(on.page.slice(0, -1)) : page !== on.page) return false;
  }
  return !where || [data[where.property]].join() === String(where.is);
}

/** The events, each with the entry and exit page of its session, and the goals reached in it. */
export function withSessions(log: readonly LoggedEvent[], timeZone: string): LoggedEvent[] {
  const isView = ({ event_type, keys }: LoggedEvent) => event_type === 'page_view' && keys['page'] !== null;
  const pages = new Map<string, Pick<LoggedEvent, 'keys' | 'goals'>>();
  for (const session of sessionsOf(
    log.filter(({ isBot }) => !isBot),
    timeZone,
  )) {
    const keys = {
      entryPage: session.find(isView)?.keys['page'] ?? null,
      exitPage: session.findLast(isView)?.keys['page'] ?? null,
    };
    const goals = PROVEN_GOALS.filter((goal) => session.some((event) => reaches(event, goal)));
    for (const { id } of session) pages.set(id, { keys, goals: goals.map(({ name }) => name) });
  }
  return log.map((event) => {
    const { keys = {}, goals = [] } = pages.get(event.id) ?? {};
    return { ...event, keys: { ...event.keys, ...keys }, goals };
  });
}

interface Reached {
  events: number;
  visitors: number;
  value: { currency: string; amount: string; reported: string } | null;
}

/** The goals that events reach, by name. */
export function goalsOfEvents(
  now: readonly LoggedEvent[],
  before: readonly LoggedEvent[] | null,
  visitors: number,
  timeZone: string,
): Record<string, Omit<ReportGoal, 'id' | 'name'>> {
  const changeOf = (is: number, was: number) => (was === 0 ? null : is / was - 1);
  return Object.fromEntries(
    PROVEN_GOALS.map((goal) => {
      const [is, was] = [reachedIn(now, goal, timeZone), before && reachedIn(before, goal, timeZone)];
      const row = {
        ...is,
        rate: visitors === 0 ? null : is.visitors / visitors,
        compared: was,
        change: was && {
          events: changeOf(is.events, was.events),
          visitors: changeOf(is.visitors, was.visitors),
          value: is.value && changeOf(Number(is.value.amount), Number(was.value!.amount)),
        },
      };
      return [goal.name, row];
    }),
  );
}

function reachedIn(events: readonly LoggedEvent[], goal: Rule, timeZone: string): Reached {
  const found = events.filter((event) => reaches(event, goal));
  const dayOf = (at: number) => zonedDayOf(at, timeZone);
  const unique = new Set(found.map(({ at, visitor }) => `${dayOf(at)} ${visitor}`));
  const { value } = goal;
  const worth = found.map(({ at, data }) => {
    const sent = value && data[value.property];
    const amount = typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : NaN;
    const isWorth = amount >= 0;
    const rate =
      value?.currency === 'EUR' ? EURO_RATES.findLast(({ validFrom }) => validFrom <= dayOf(at))!.rate : 1;
    return isWorth ? { amount, reported: amount * rate } : { amount: 0, reported: 0 };
  });
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  // Ten-thousandths of a dollar are whole numbers with these amounts and rates.
  const reported = Math.round(sum(worth.map((one) => Math.round(one.reported * 10_000))) / 100);
  return {
    events: found.length,
    visitors: unique.size,
    value: value
      ? {
          currency: value.currency,
          amount: sum(worth.map(({ amount }) => amount)).toFixed(2),
          reported: (reported / 100).toFixed(2),
        }
      : null,
  };
}

import { randomBytes } from 'node:crypto';
import { integerBetween } from '../random';
import { layIntoInbox, trackedEvents } from './inbox-batch';
import { demandExactly } from './recorded';
import { isFirstOrFull, openLedger, ScenarioFailure, type FaultContext, type Scenario } from './scenario';
import { underLoad } from './under-load';

const EVENTS = 10_000;

/** Invalid events: rejected by the database or, before that, by the schema. */
const poisons: [string, Record<string, unknown>][] = [
  ['a product id beyond the range', { productId: 2_147_483_648 }],
  ['U+0000 in its type', { eventType: 'page\u0000view' }],
  ['no time', { receivedAt: undefined }],
  ['a page longer than an index takes', { page: `/${randomBytes(8000).toString('base64url')}` }],
];

/** One invalid event among ten thousand, while others keep arriving. */
export const poisonEvent: Scenario = {
  name: 'poison event',
  applies: isFirstOrFull,
  async run(context) {
    const metrics: string[] = [];
    const chosen = context.short ? poisons.slice(0, 1) : poisons;
    for (const [name, poison] of chosen) metrics.push(`${name}: ${await poisonOnce(context, poison)}`);
    return [`1 poison event among ${EVENTS.toLocaleString('en-US')}`, ...metrics];
  },
};

async function poisonOnce(context: FaultContext, poison: Record<string, unknown>): Promise<string> {
  const { stack, random } = context;
  const { productIds, database } = stack;
  const ledger = openLedger(context);
  const events = trackedEvents(random, { productIds, tag: ledger.tag, count: EVENTS });
  const place = integerBetween(random, 0, EVENTS - 1);
  for (const [index, event] of events.entries()) if (index !== place) ledger.add(event.id);
  await database.query('DELETE FROM failed_events');
  await layIntoInbox(stack, events.with(place, { ...events[place]!, ...poison }));

  // The queue must continue meanwhile.
  const others = await underLoad(context, { rate: 100 }, () => demandExactly(stack, ledger));

  const failed = await database.query<{ event: string }>('SELECT event FROM failed_events');
  const [only] = failed;
  if (failed.length !== 1 || !only?.event.includes(events[place]!.id)) {
    throw new ScenarioFailure(`${failed.length} events in the failed events`);
  }
  const waiting = await database.query('SELECT FROM event_inbox');
  if (waiting.length > 0) throw new ScenarioFailure(`${waiting.length} batches stayed in the inbox`);
  return `${ledger.size.toLocaleString('en-US')} counted, 1 failed event, ${others.ledger.size} others meanwhile`;
}

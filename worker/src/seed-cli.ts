import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  demoHistory,
  LONGEST_DEMO_HISTORY,
  MOST_DEMO_EVENTS,
} from '@astaguide/contracts/operations/demo-data';
import { Pool } from 'pg';
import { readConfig } from './config';
import { createDemoDataDays } from './demo-data/create-demo-data-days';
import { DemoDataRepository } from './demo-data/demo-data.repository';
import { planDays } from './demo-data/history/day-plan';
import { LiveVisitors } from './demo-data/live-visitors';
import { createEventRecorder } from './events/create-event-recorder';
import { RECORDING_OPTIONS } from './events/record-events.sql';

const USAGE = `usage: npm run seed -- [--days 90] [--events 100000] [--seed 1] [--live]
  --days    days until today, 1 to ${LONGEST_DEMO_HISTORY}
  --events  page views, offers seen and clicks of all days, the rest of today included: 1 to ${MOST_DEMO_EVENTS}
  --seed    a number: the same one makes the same visitors on the same day
  --live    keeps visitors coming until Ctrl-C`;

class UsageError extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: '90' },
      events: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      live: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'days' | 'events' | 'seed', least: number, most: number) => {
    const value = values[name];
    if (!/^\d{1,10}$/.test(value) || Number(value) < least || Number(value) > most) {
      throw new UsageError(`--${name}: expected a number from ${least} to ${most}, got "${value}"\n${USAGE}`);
    }
    return Number(value);
  };
  return {
    days: number('days', 1, LONGEST_DEMO_HISTORY),
    events: number('events', 1, MOST_DEMO_EVENTS),
    seed: number('seed', 0, 2_147_483_647),
    live: values.live,
  };
}

/** Fills the database of DATABASE_URL with demo data. The site may run, and shows it as it comes. */
async function main(): Promise<void> {
  const { live, ...size } = readArguments();
  const { databaseUrl } = readConfig();
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const recording = new Pool({ connectionString: databaseUrl, max: 2, options: RECORDING_OPTIONS });
  const recorder = createEventRecorder(recording);
  const demo = new DemoDataRepository(pool);
  try {
    const catalog = await demo.readCatalog();
    if (catalog.products.length === 0) throw new Error('There are no products to visit: add one first');
    await demo.alone(async () => {
      const history = demoHistory(size, new Date());
      const days = createDemoDataDays(pool, recorder);
      const plans = planDays(history);
      const total = { events: 0, sales: 0 };
      const tell = progressLine();
      for (const [index, plan] of plans.entries()) {
        const { events, sales } = await days.add(history, plan, catalog);
        total.events += events;
        total.sales += sales;
        tell(
          `${plan.day}  ${index + 1} of ${plans.length} days, ${total.events} events, ${total.sales} sales`,
        );
      }
      console.log(
        `\nAdded ${total.events} events and ${total.sales} sales from ${history.from} to ${history.to}`,
      );
      if (total.events === 0) console.log('They were there already: another --seed makes other visitors');
    });
    if (live) await keepComing(new LiveVisitors(recorder, catalog));
  } finally {
    await Promise.all([pool.end(), recording.end()]);
  }
}

async function keepComing(visitors: LiveVisitors): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  console.log('Visitors keep coming: Ctrl-C stops them');
  const tell = progressLine();
  while (!stopping.signal.aborted) {
    const { events, clicks } = await visitors.step(Date.now());
    tell(`${events} events, ${clicks} clicks`);
    await setTimeout(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  console.log('\nStopped');
}

/** Writes over the same line of a terminal; in a file there is one line for each tenth change. */
function progressLine(): (text: string) => void {
  let count = 0;
  return (text) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
    else if (count++ % 10 === 0) console.log(text);
  };
}

main().catch((error: unknown) => {
  const isUnknownOption = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof Error ? error.message : error);
  if (isUnknownOption) console.error(USAGE);
  process.exitCode = isUnknownOption || error instanceof UsageError ? 2 : 1;
});

import 'reflect-metadata';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  demoHistory,
  MAX_DEMO_HISTORY_DAYS,
  MAX_DEMO_EVENTS,
} from '@astaguide/contracts/maintenance/demo-data';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from './core.module';
import { DemoDataDays } from './maintenance/demo-data/demo-data-days';
import { DemoDataModule } from './maintenance/demo-data/demo-data.module';
import { DemoDataRepository } from './maintenance/demo-data/demo-data.repository';
import { planDays } from './maintenance/demo-data/history/day-plan';
import { LiveVisitors } from './maintenance/demo-data/live-visitors';
import { EventRecorder } from './analytics/events/event-recorder';
import { EventRecordingModule } from './analytics/events/event-recording.module';
import { OwnerDataModule } from './lib/owner-data.module';

const USAGE = `usage: npm run seed -- [--days 90] [--events 100000] [--seed 1] [--live]
  --days    days until today, 1 to ${MAX_DEMO_HISTORY_DAYS}
  --events  page views, offers seen and clicks of all days, the rest of today included: 1 to ${MAX_DEMO_EVENTS}
  --seed    a number: the same one makes the same visitors on the same day
  --live    keeps visitors coming until Ctrl-C`;

class UsageError extends Error {}

@Module({ imports: [CoreModule, OwnerDataModule, EventRecordingModule, DemoDataModule] })
class SeedModule {}

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
    days: number('days', 1, MAX_DEMO_HISTORY_DAYS),
    events: number('events', 1, MAX_DEMO_EVENTS),
    seed: number('seed', 0, 2_147_483_647),
    live: values.live,
  };
}

/** Adds demo data to the database of DATABASE_URL. The site may be running, and shows it as it is added. */
async function main(): Promise<void> {
  const { live, ...size } = readArguments();
  const app = await NestFactory.createApplicationContext(SeedModule, { logger: false, abortOnError: false });
  const [demo, days, recorder] = [app.get(DemoDataRepository), app.get(DemoDataDays), app.get(EventRecorder)];
  try {
    const catalog = await demo.readCatalog();
    if (catalog.products.length === 0) throw new Error('There are no products to visit: add one first');
    await demo.alone(async () => {
      const history = demoHistory(size, new Date());
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
    await app.close();
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

/** Overwrites one line of a terminal; writes every tenth change to a file. */
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

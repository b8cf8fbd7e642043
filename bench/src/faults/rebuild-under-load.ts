import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import { pastEvent } from '@astaguide/testbed/past-event';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../environment/stack';
import { generateVisitor, eventId } from '../load/generated-event';
import type { Ledger } from './ledger';
import { demandExactly, findDays, runRollups } from './recorded';
import { isFirstOrFull, openLedger, ScenarioFailure, type FaultContext, type Scenario } from './scenario';
import { underLoad } from './under-load';

const REBUILDS = 6;
const REBUILDS_SHORT = 2;
/** Ages of late events in days: an open day, a closed day, and a day in another month. */
const LATE_DAYS = [1, 6, 40];
const LATE_DAYS_SHORT = [1, 6];
const LATE_EVENTS = 200;
const DAY = 86_400_000;
/** Rebuilds the whole range repeatedly while events arrive for today and for past days. */
export const rebuildUnderLoad: Scenario = {
  name: 'rebuild while events arrive',
  applies: isFirstOrFull,
  async run(context) {
    const { stack, short } = context;
    const late = openLedger(context);
    const rebuilds = short ? REBUILDS_SHORT : REBUILDS;
    const { result, metrics } = await underLoad(context, {}, async () => {
      await sendLate(context, late);
      await sleep(1000);
      let rows = 0;
      for (let rebuild = 0; rebuild < rebuilds; rebuild++) {
        await sendLate(context, late);
        const differed = await rebuildAll(stack);
        if (differed > 0) throw new ScenarioFailure(`the incremental way was off by ${differed} rows`);
        rows += await countRows(stack);
      }
      await damage(stack);
      const mended = await rebuildAll(stack);
      if (mended === 0) throw new ScenarioFailure('damaged rollups were not found to differ');
      return { rows, mended };
    });
    const { rows, mended } = result;
    await demandExactly(stack, late);
    return [
      `rebuilt ${rebuilds} times while events arrive`,
      ...metrics,
      `${late.size} of them late`,
      `0 of ${rows.toLocaleString('en-US')} rows differed, ${mended} damaged ones mended`,
    ];
  },
};

/** Stores late events in the inbox, as ingest does while the queue is unavailable. */
async function sendLate({ stack, random, short }: FaultContext, ledger: Ledger): Promise<void> {
  for (const days of short ? LATE_DAYS_SHORT : LATE_DAYS) {
    const occurredAt = new Date(Date.now() - days * DAY).toISOString();
    const events = Array.from({ length: LATE_EVENTS }, (_, index) => {
      const id = eventId(random, ledger.tag, ledger.size + 1 + index);
      const visitor = String(random.between(1, 1_000_000));
      const isClick = index % 4 === 0;
      return pastEvent('', 0, {
        eventType: isClick ? AFFILIATE_CLICK : PAGE_VIEW,
        productId: isClick ? random.pick(stack.productIds) : null,
        userAgent: generateVisitor(random).userAgent,
        id,
        visitor,
        occurredAt,
      });
    });
    await stack.database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
    for (const event of events) ledger.add(event.id);
  }
}

/** @returns number of rows that differed */
async function rebuildAll(stack: Stack): Promise<number> {
  const { from, to } = await findDays(stack);
  const { output, code } = await runRollups(stack, 'rebuild', from, to);
  if (code !== 0) throw new ScenarioFailure(`rebuild ended with ${code}: ${output}`);
  return [...output.matchAll(/: (\d+) rows differed/g)].reduce((sum, match) => sum + Number(match[1]), 0);
}

/**
 * Corrupts rollups: changes, deletes and adds a row. All are on today, whose rows change meanwhile; a closed day
 * would be rebuilt by its next late event.
 */
async function damage({ database }: Stack): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await database.query(`UPDATE daily_rollups SET clicks = clicks + 7 WHERE dimension = 0 AND day = $1`, [
    today,
  ]);
  await database.query(`DELETE FROM daily_rollups WHERE dimension = 1 AND day = $1`, [today]);
  await database.query(
    `UPDATE hourly_rollups SET events = events + 1 WHERE hour = (SELECT min(hour) FROM hourly_rollups)`,
  );
  await database.query(
    `INSERT INTO daily_rollups (dimension, day, key_id, events) VALUES (3, $1, 999999999, 3)`,
    [today],
  );
}

function countRows({ database }: Stack): Promise<number> {
  return database.count(
    'SELECT (SELECT count(*) FROM hourly_rollups) + (SELECT count(*) FROM daily_rollups)',
  );
}

import { waitUntil } from '../program';
import { TAG_OF_ID } from '../load/generated-event';
import type { BenchDatabase } from '../environment/stack';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, inherited } from '@astaguide/testbed/server-process';
import type { Ledger } from './ledger';
import { ScenarioFailure } from './scenario';

/** A system that records events into a database. */
export interface Recording {
  database: BenchDatabase;
  databaseUrl: string;
}

/** Maximum time until all answered events are in the log, in milliseconds. */
const DRAIN_PATIENCE = 60_000;
/** Time to wait for unexpected further events. Milliseconds. */
const AFTERMATH = 500;

/**
 * Waits until all answered events are in the log, then checks that log and rollups contain exactly those.
 *
 * @returns the metrics for the scenario's output line
 * @throws ScenarioFailure that lists what is missing or unexpected
 */
export async function demandExactly(stack: Recording, ledger: Ledger): Promise<string[]> {
  const { database } = stack;
  const countTagged = `SELECT count(*) FROM events WHERE ${TAG_OF_ID} = $1`;
  const areLogged = async () => (await database.count(countTagged, [ledger.tag])) >= ledger.size;
  await waitUntil(areLogged, DRAIN_PATIENCE);
  await sleep(AFTERMATH);

  const rows = await database.query<{ id: string }>(`SELECT id FROM events WHERE ${TAG_OF_ID} = $1`, [
    ledger.tag,
  ]);
  const recorded = new Set(rows.map((row) => row.id));
  const missing = [...ledger.ids()].filter((id) => !recorded.has(id)).length;
  const unasked = [...recorded].filter((id) => !ledger.has(id)).length;
  const twice = rows.length - recorded.size;
  if (missing + unasked + twice > 0) {
    throw new ScenarioFailure(
      `of ${ledger.size} answered ${missing} are missing, ${twice} are there twice, ${unasked} were never answered`,
    );
  }
  const { logged, inRollups } = await database.countBoth();
  if (logged !== inRollups)
    throw new ScenarioFailure(`${logged} events in the log, ${inRollups} in the rollups`);
  await demandNoDrift(stack);
  return [
    `${ledger.size.toLocaleString('en-US')} answered`,
    `${recorded.size.toLocaleString('en-US')} recorded`,
  ];
}

/** The rollups of every day must match the log. */
async function demandNoDrift(stack: Recording): Promise<void> {
  const { from, to } = await findDays(stack);
  const { output, code } = await runRollups(stack, 'verify', from, to);
  if (code !== 0) throw new ScenarioFailure(`rollups differ from the log:\n${output}`);
}

/** First and last UTC day in the log, 'YYYY-MM-DD'. */
export async function findDays(stack: Recording): Promise<{ from: string; to: string }> {
  const rows = await stack.database.query<{ from: string | null; to: string | null }>(
    `SELECT to_char(min(occurred_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS from,
       to_char(max(occurred_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS to FROM events`,
  );
  const today = new Date().toISOString().slice(0, 10);
  return { from: rows[0]!.from ?? today, to: rows[0]!.to ?? today };
}

export type RollupsCommand = 'verify' | 'rebuild' | 'project';

/** Runs the product's rollups command for a range of days. */
export function runRollups(
  stack: Recording,
  command: RollupsCommand,
  from: string,
  to: string,
): Promise<{ output: string; code: number }> {
  const script = join(checkout, 'worker/dist/rollups-cli.js');
  const environment = { ...inherited(), DATABASE_URL: stack.databaseUrl };
  return new Promise((resolve) => {
    const args = [script, command, '--from', from, '--to', to];
    const child = execFile(process.execPath, args, { env: environment }, (_error, stdout, stderr) => {
      resolve({ output: `${stdout}${stderr}`.trim(), code: child.exitCode ?? 1 });
    });
  });
}

/** Whether an event is in the log; the rollups change in the same transaction. */
async function isRecorded(stack: Recording, id: string): Promise<boolean> {
  const rows = await stack.database.query('SELECT FROM event_ids WHERE id = $1', [id]).catch(() => []);
  return rows.length > 0;
}

/**
 * Milliseconds from a moment until all events answered before it are counted; by then, another worker must have taken
 * over the jobs of a killed one.
 *
 * @param moment milliseconds since 1970
 */
export async function timeUntilTakenOver(stack: Recording, ledger: Ledger, moment: number): Promise<number> {
  const ids = ledger.idsBefore(moment);
  let missing = ids.length;
  const areCounted = async () => {
    const counted = await stack.database
      .count('SELECT count(*) FROM event_ids WHERE id = ANY($1::uuid[])', [ids])
      .catch(() => 0);
    missing = ids.length - counted;
    return missing === 0;
  };
  if (await waitUntil(areCounted, DRAIN_PATIENCE)) return Date.now() - moment;
  throw new ScenarioFailure(
    `${missing} events answered before a kill are not counted ${DRAIN_PATIENCE} ms after it`,
  );
}

/**
 * Milliseconds from a moment until an event answered after it was counted.
 *
 * @param moment milliseconds since 1970
 * @throws ScenarioFailure if it takes longer than `patience`
 */
export async function timeUntilCounting(
  stack: Recording,
  ledger: Ledger,
  moment: number,
  patience = 30_000,
): Promise<number> {
  let id: string | undefined;
  const isCounting = () => {
    id ??= ledger.firstSince(moment);
    return id !== undefined && isRecorded(stack, id);
  };
  if (await waitUntil(isCounting, patience - (Date.now() - moment))) return Date.now() - moment;
  throw new ScenarioFailure(`nothing new was counted within ${patience} ms`);
}

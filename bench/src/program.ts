import { setTimeout as sleep } from 'node:timers/promises';
import { startRun, type Run } from '@astaguide/testbed/cleanup';
import { cpSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Runs a program of this workspace: cleans up after it, and ends the process. Prints an error and exits with 1. */
export async function runProgram(work: (run: Run) => Promise<void>): Promise<void> {
  const run = startRun();
  try {
    await work(run);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await run.cleanup.run();
  // Ends open handles, which are no longer needed.
  process.exit();
}

type Option = string | number | boolean;
/** The type of an option: that of its default. */
type Options<Defaults> = {
  [Name in keyof Defaults]: Defaults[Name] extends number
    ? number
    : Defaults[Name] extends boolean
      ? boolean
      : string;
};

/**
 * Reads the options of the command line. Each has a default, whose type says whether it is a text, a number or a flag.
 *
 * @throws TypeError for an unknown option
 * @throws RangeError that names an option which is no number of 0 or more
 */
export function readOptions<const Defaults extends Record<string, Option>>(
  defaults: Defaults,
): Options<Defaults> {
  const names = Object.entries(defaults).map(([name, fallback]) => {
    const type = typeof fallback === 'boolean' ? ('boolean' as const) : ('string' as const);
    return [name, { type }] as const;
  });
  const { values } = parseArgs({ options: Object.fromEntries(names) });
  const read = Object.entries(defaults).map(([name, fallback]): [string, Option] => {
    const value = values[name] ?? fallback;
    return [name, typeof fallback === 'number' ? readNumber(name, value) : value];
  });
  return Object.fromEntries(read) as Options<Defaults>;
}

/** @throws RangeError that names the option */
export function readNumber(name: string, value: Option): number {
  const number = Number(value);
  if (value !== '' && Number.isFinite(number) && number >= 0) return number;
  throw new RangeError(`--${name}: no number: ${value}`);
}

/** A seed for a run that was given none. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

/** Copies the logs of a run's processes to a folder that stays, which is created. */
export function keepLogs(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('session-secret') });
}

/**
 * Checks a condition until it holds.
 *
 * @param patience milliseconds
 * @param every milliseconds between two checks
 * @returns false if it did not hold in time
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  patience: number,
  every = 50,
): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await sleep(every);
  }
  return true;
}

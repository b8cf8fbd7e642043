import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromTables, toTables } from './tables';

/** Answers by group and question. */
export type Answers = Record<string, Record<string, unknown>>;

const FILE = join(__dirname, 'answers.json');

export const readRecorded = (): Answers => fromTables(JSON.parse(readFileSync(FILE, 'utf8'))) as Answers;

/** Writes the fixture in the project's formatting. */
export async function writeRecorded(answers: Answers): Promise<void> {
  writeFileSync(FILE, JSON.stringify(toTables(answers)));
  await promisify(execFile)(process.execPath, [
    require.resolve('prettier/bin/prettier.cjs'),
    '--write',
    FILE,
  ]);
}

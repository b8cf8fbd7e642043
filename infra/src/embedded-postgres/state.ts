import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stateSchema = z.object({ password: z.string().min(1), port: z.int().optional() });

/** What is kept from one start to the next. */
type ServerState = z.infer<typeof stateSchema>;

/** Reads what was kept; at the first start makes up a password and keeps it. */
export function readState(dataDir: string): ServerState {
  const path = statePath(dataDir);
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const state = { password: randomBytes(24).toString('base64url') };
    writeState(dataDir, state);
    return state;
  }
  return stateSchema.parse(JSON.parse(content));
}

export function writeState(dataDir: string, state: ServerState): void {
  const draft = `${statePath(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(draft, statePath(dataDir));
}

function statePath(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A resource that a killed run leaves behind. */
export type Leftover =
  { kind: 'process'; pid: number } | { kind: 'folder'; path: string } | { kind: 'mount'; path: string };

/** Maximum duration of a clean end, such as that of a whole site. Milliseconds. */
const SIGTERM_PATIENCE = 10_000;

/** Reads `+` and `-` lines of created and released resources; removes the rest when its input closes. */
async function main(): Promise<void> {
  const leftovers = new Map<string, Leftover>();
  for await (const line of createInterface({ input: process.stdin })) {
    const key = line.slice(1);
    if (line.startsWith('+')) leftovers.set(key, JSON.parse(key) as Leftover);
    else leftovers.delete(key);
  }
  const all = [...leftovers.values()];
  await endProcesses(all.flatMap((leftover) => (leftover.kind === 'process' ? [leftover.pid] : [])));
  for (const leftover of all) if (leftover.kind === 'mount') spawnSync('umount', ['-l', leftover.path]);
  for (const leftover of all)
    if (leftover.kind === 'folder') rmSync(leftover.path, { recursive: true, force: true });
}

async function endProcesses(pids: number[]): Promise<void> {
  for (const pid of pids) if (signal(pid, 'SIGTERM')) signal(pid, 'SIGCONT');
  const deadline = Date.now() + SIGTERM_PATIENCE;
  while (pids.some((pid) => signal(pid, 0)) && Date.now() < deadline) await sleep(50);
  for (const pid of pids) signal(pid, 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

void main();

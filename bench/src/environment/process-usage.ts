import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts CPU time. */
const TICKS = 100;

/**
 * CPU seconds a process has used.
 *
 * @param children also those of its children, living and ended, as PostgreSQL has one for each connection
 * @returns NaN where the system does not tell
 */
export function cpuSeconds(pid: number | undefined, children = false): number {
  if (pid === undefined) return Number.NaN;
  const own = readStat(pid);
  if (!own) return Number.NaN;
  if (!children) return own.used / TICKS;
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return (own.used + own.usedByEnded + living.reduce((sum, stat) => sum + stat!.used, 0)) / TICKS;
}

/** Memory a process holds, MB of 1,000,000 bytes; NaN where the system does not tell. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? Number.NaN : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}

function readStat(pid: number): { parent: number; used: number; usedByEnded: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; fields after it begin with the state, the third of proc(5).
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, used: fields[11]! + fields[12]!, usedByEnded: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}

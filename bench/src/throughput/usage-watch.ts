import type { Stack } from '../environment/stack';
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second, Linux's unit of CPU time. */
const TICKS = 100;

/**
 * CPU seconds used by a process.
 *
 * @param children includes running and ended children, as PostgreSQL has one per connection
 * @returns NaN if the system does not provide it
 */
function cpuSeconds(pid: number | undefined, children = false): number {
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

/** Resident memory of a process, in MB of 1,000,000 bytes; NaN if the system does not provide it. */
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
    // The name in brackets may contain spaces; the fields after it begin with the state, the third in proc(5).
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, used: fields[11]! + fields[12]!, usedByEnded: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}

const SAMPLE_EVERY = 500;

/** CPU seconds by process. */
export type CpuUse = Record<'backend' | 'worker' | 'postgres' | 'redis' | 'load', number>;

/** Memory of the product's two processes, in MB. */
export interface Memory {
  backend: number;
  worker: number;
}

export function readMemory(stack: Stack): Memory {
  return {
    backend: residentMegabytes(stack.backends[0]?.process.pid),
    worker: residentMegabytes(stack.workers[0]?.process.pid),
  };
}

/** Samples CPU and memory usage of the processes, from construction until `stop`. */
export class UsageWatch {
  readonly peak: Memory;
  private readonly start: CpuUse;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly stack: Stack,
    private readonly loadPid: number,
  ) {
    this.peak = readMemory(stack);
    this.start = this.readCpu();
    this.timer = setInterval(() => this.sampleMemory(), SAMPLE_EVERY);
  }

  /** CPU seconds since the start. */
  stop(): CpuUse {
    clearInterval(this.timer);
    this.sampleMemory();
    const now = this.readCpu();
    const names = Object.keys(now) as (keyof CpuUse)[];
    return Object.fromEntries(names.map((name) => [name, now[name] - this.start[name]])) as CpuUse;
  }

  private sampleMemory(): void {
    const now = readMemory(this.stack);
    this.peak.backend = Math.max(this.peak.backend, now.backend);
    this.peak.worker = Math.max(this.peak.worker, now.worker);
  }

  private readCpu(): CpuUse {
    return {
      backend: cpuSeconds(this.stack.backends[0]?.process.pid),
      worker: cpuSeconds(this.stack.workers[0]?.process.pid),
      postgres: cpuSeconds(this.stack.options.server.pid, true),
      redis: cpuSeconds(this.stack.redis?.pid),
      load: cpuSeconds(this.loadPid),
    };
  }
}

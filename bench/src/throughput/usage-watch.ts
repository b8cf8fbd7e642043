import { cpuSeconds, residentMegabytes } from '../environment/process-usage';
import type { Stack } from '../environment/stack';

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

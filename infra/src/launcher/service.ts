/** All output of the launcher goes through this, so that a closed terminal causes no errors. */
export interface Terminal {
  /** Runs work and prints how long it took. `what` may depend on the result. */
  step<Result>(what: string | ((result: Result) => string), work: () => Promise<Result>): Promise<Result>;
  line(text: string): void;
  warn(text: string): void;
  fail(text: string): void;
}

/** Writes to standard output and standard error. */
export function openTerminal(): Terminal {
  // The terminal may close, or npm may end, while the processes are still being stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    async step(what, work) {
      const startedAt = performance.now();
      const result = await work();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`  ✓ ${typeof what === 'string' ? what : what(result)} (${seconds} s)`);
      return result;
    },
    line: (text) => console.log(text),
    warn: (text) => console.error(`  ! ${text}`),
    fail: (text) => console.error(`  ✗ ${text}`),
  };
}

/** A service of the running product. The launcher stops services in reverse order of their start. */
export interface Service {
  /** Its name in messages. */
  readonly name: string;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, which also completes a pending `stop`. */
  kill(): void;
}

/** Milliseconds. */
const FIRST_DELAY = 200;
const MAX_DELAY = 5000;
/** Time after which a process counts as healthy, in milliseconds. */
const HEALTHY_AFTER = 30_000;

/** Exponential backoff for restarting a process that ended. */
export class RestartBackoff {
  private delay = FIRST_DELAY;

  /**
   * @param ranFor how long the process ran, in milliseconds
   * @returns milliseconds to wait: 200, doubling up to 5000, and reset after a healthy run
   */
  next(ranFor: number): number {
    if (ranFor >= HEALTHY_AFTER) this.delay = FIRST_DELAY;
    const delay = this.delay;
    this.delay = Math.min(delay * 2, MAX_DELAY);
    return delay;
  }
}

/** npm forwards signals that its whole process group already received: within this time they count as one. */
const ECHO = 1000;

/** Stops all services, last started first. May be called at any time and more than once. */
export class Shutdown {
  private readonly services: Service[] = [];
  private readonly beginnings: (() => void)[] = [];
  private running: Promise<void> | undefined;
  private askedAt = 0;
  private forced = false;

  constructor(private readonly terminal: Terminal) {}

  /** Whether the product is being stopped. */
  get begun(): boolean {
    return this.running !== undefined;
  }

  /**
   * Adds a service before it is started, so that it is stopped even during its start.
   *
   * @throws Error during a shutdown, because this service would not be stopped
   */
  add<S extends Service>(service: S): S {
    if (this.begun) throw new Error(`${service.name} is not started: everything is being stopped`);
    this.services.push(service);
    return service;
  }

  /** Runs an action before the first service is stopped. */
  onBegin(action: () => void): void {
    this.beginnings.push(action);
  }

  /** Stops every service; concurrent calls wait for the same shutdown. */
  run(): Promise<void> {
    this.askedAt ||= Date.now();
    return (this.running ??= this.stopAll());
  }

  /** Handles a signal: the first one stops all services in order, a second Ctrl-C kills everything at once. */
  onSignal(signal: NodeJS.Signals): Promise<void> {
    if (signal === 'SIGINT' && this.begun && !this.forced && Date.now() - this.askedAt > ECHO) {
      this.forced = true;
      this.terminal.warn('ending everything at once');
      for (const service of this.services) service.kill();
    }
    return this.run();
  }

  private async stopAll(): Promise<void> {
    for (const action of this.beginnings) action();
    for (const service of this.services.toReversed()) {
      await this.terminal.step(`${service.name} stopped`, () => service.stop());
    }
  }
}

import type { Terminal } from '../machine/terminal';
import type { Service } from './service';

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

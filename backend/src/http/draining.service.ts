import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** How long answers under way are waited for. Milliseconds. */
const ANSWERS_WITHIN = 10_000;
const LOOK_EVERY = 20;

/**
 * The orderly way out: tell that this process leaves, serve on for as long as proxies need to see it, take no more
 * connections, and answer what is under way.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  /** Whether the process is on its way out: it is not ready for new work. */
  begun = false;
  private server: Server | undefined;
  private readonly underWay = new Set<ServerResponse>();

  constructor(@Inject(BACKEND_CONFIG) private readonly config: BackendConfig) {}

  /** Knows from now on what is under way. */
  watch(server: Server): void {
    this.server = server;
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      // Whoever keeps the connection would send its next call into the void.
      if (this.begun) response.setHeader('connection', 'close');
      // A stream has no end to wait for; its client comes back by itself, to another process.
      if (request.headers.accept === 'text/event-stream') return;
      this.underWay.add(response);
      response.once('close', () => this.underWay.delete(response));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.begun = true;
    await pause(this.config.drainTime);
    // Ends the connections on which nothing is under way, too.
    this.server?.close();
    const deadline = Date.now() + ANSWERS_WITHIN;
    while (this.underWay.size > 0 && Date.now() < deadline) await pause(LOOK_EVERY);
  }
}

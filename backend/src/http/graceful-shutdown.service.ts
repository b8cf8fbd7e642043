import { stopTelemetry } from '@astaguide/queues/telemetry';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { BACKEND_CONFIG, type BackendConfig } from '../lib/config';

/** How long to wait for open requests. Milliseconds. */
const ANSWERS_WITHIN = 10_000;
const LOOK_EVERY = 20;

/**
 * Graceful shutdown: report not ready, keep serving until proxies have noticed, then accept no connections and finish
 * the open requests, whose traces are sent at the end.
 */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown, OnApplicationShutdown {
  /** Whether the shutdown has begun; the process is then not ready. */
  begun = false;
  private server: Server | undefined;
  private readonly underWay = new Set<ServerResponse>();

  constructor(@Inject(BACKEND_CONFIG) private readonly config: BackendConfig) {}

  /** Tracks the open requests from now on. */
  watch(server: Server): void {
    this.server = server;
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      // Clients must not reuse the connection.
      if (this.begun) response.setHeader('connection', 'close');
      // A stream has no end to wait for; its client reconnects, to another process.
      if (request.headers.accept === 'text/event-stream') return;
      this.underWay.add(response);
      response.once('close', () => this.underWay.delete(response));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.begun = true;
    await pause(this.config.drainTime);
    // Also closes idle connections.
    this.server?.close();
    const deadline = Date.now() + ANSWERS_WITHIN;
    while (this.underWay.size > 0 && Date.now() < deadline) await pause(LOOK_EVERY);
  }

  /** Sends the last spans. */
  async onApplicationShutdown(): Promise<void> {
    await stopTelemetry();
  }
}

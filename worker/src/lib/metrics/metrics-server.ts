import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { WorkerMetrics } from './worker-metrics';

/** Serves the metrics of this worker to Prometheus, if a port is configured. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(WORKER_CONFIG)
    private readonly config: Pick<WorkerConfig, 'metricsPort' | 'metricsToken' | 'host'>,
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const { metricsPort: port, host } = this.config;
    if (port === undefined) return;
    this.server = createServer((request, response) => void this.answer(request, response));
    // Events are recorded even if the metrics cannot be served.
    this.server.on('error', (error) => this.logger.error({ err: error }, 'Could not serve the metrics'));
    this.server.listen(port, host);
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = this.statusOf(request);
    const text = status === 200 ? await this.metrics.registry.metrics() : '';
    response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  }

  private statusOf(request: IncomingMessage): number {
    if (!this.mayRead(request)) return 401;
    if (request.url !== '/metrics') return 404;
    return request.method === 'GET' ? 200 : 405;
  }

  /** Allows loopback, and requests with METRICS_TOKEN. */
  private mayRead({ socket, headers }: IncomingMessage): boolean {
    const address = socket.remoteAddress ?? '';
    const isLoopback = /^(::ffff:)?127\./.test(address) || address === '::1';
    if (isLoopback && headers['x-forwarded-for'] === undefined) return true;
    const { metricsToken } = this.config;
    if (metricsToken === undefined || headers.authorization === undefined) return false;
    return timingSafeEqual(digest(`Bearer ${metricsToken}`), digest(headers.authorization));
  }
}

/** A digest of fixed length, for a constant-time comparison. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

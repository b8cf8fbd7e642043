import { performance } from 'node:perf_hooks';
import { sendRequest } from '../environment/send-request';
import { percentile } from '../percentiles';

/** Pages per second. */
const RATE = 20;
/** Timeout for a page, in milliseconds. */
const PATIENCE = 20_000;

const HEADERS = { accept: 'text/html', 'accept-encoding': 'br, gzip' };

/** Result of the visits. Latencies in milliseconds. */
export interface VisitReport {
  visits: number;
  /** Failed pages, and pages with another status than 200. */
  failures: number;
  p99: number;
}

/** Visitors who arrive at a steady rate, each on a new connection, and read one rendered page. */
export class PageVisits {
  private readonly latencies: number[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private made = 0;
  private failures = 0;

  constructor(
    private readonly port: number,
    private readonly paths: readonly string[],
  ) {
    this.timer = setInterval(() => this.visit(), 1000 / RATE);
  }

  /** Stops and waits for requests in flight. */
  async stop(): Promise<VisitReport> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
    return { visits: this.made, failures: this.failures, p99: percentile(this.latencies, 0.99) };
  }

  private visit(): void {
    const path = this.paths[this.made++ % this.paths.length]!;
    const since = performance.now();
    const visit = sendRequest({ port: this.port, path, headers: HEADERS, agent: false, timeout: PATIENCE })
      .then((status) => void (status === 200 || this.failures++))
      .catch(() => void this.failures++)
      .finally(() => {
        this.latencies.push(performance.now() - since);
        this.underWay.delete(visit);
      });
    this.underWay.add(visit);
  }
}

import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { percentile } from '../percentiles';

/** Pages a second. */
const RATE = 20;
/** A page that takes longer is not waited for. Milliseconds. */
const PATIENCE = 20_000;

/** What visitors saw. Milliseconds. */
export interface VisitReport {
  visits: number;
  /** Pages that did not come, or with another status than 200. */
  failures: number;
  p99: number;
}

/** Visitors who come at a steady rate, each over a connection of its own, and read one rendered page. */
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

  /** Waits for the pages under way. */
  async stop(): Promise<VisitReport> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
    return { visits: this.made, failures: this.failures, p99: percentile(this.latencies, 0.99) };
  }

  private visit(): void {
    const path = this.paths[this.made++ % this.paths.length]!;
    const since = performance.now();
    const visit = readPage(this.port, path)
      .then((status) => void (status === 200 || this.failures++))
      .catch(() => void this.failures++)
      .finally(() => {
        this.latencies.push(performance.now() - since);
        this.underWay.delete(visit);
      });
    this.underWay.add(visit);
  }
}

/**
 * Reads a page over a connection of its own.
 *
 * @returns its status; rejects when it does not come in time
 */
export function readPage(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
    const options = { host: '127.0.0.1', port, path, headers, agent: false, timeout: PATIENCE };
    const asked = request(options, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => resolve(answer.statusCode!));
    });
    asked.once('timeout', () => asked.destroy(new Error('No page in time')));
    asked.once('error', reject);
    asked.end();
  });
}

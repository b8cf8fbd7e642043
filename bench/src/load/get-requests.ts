import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { randomUUID } from 'node:crypto';
import { generateVisitor } from './generated-event';
import type { LoadRequests, LoadShape } from './load-report';

/** Options of a load that requests one address repeatedly. */
export interface GetLoadOptions extends LoadShape {
  path: string;
  acceptedStatus: number;
  headers?: Record<string, string>;
  /** A query parameter that gets a new value with every request, to bypass caches. */
  vary?: string;
  /** Sends each request as another visitor. */
  seed?: number;
}

export class GetRequests implements LoadRequests {
  readonly acceptedStatus: number;
  private readonly run = randomUUID();
  private readonly random: SeededRandom;
  private made = 0;

  constructor(private readonly options: GetLoadOptions) {
    this.acceptedStatus = options.acceptedStatus;
    this.random = new SeededRandom(options.seed ?? 0);
  }

  next(): { id: string; text: string } {
    const { port, path, headers = {}, vary, seed } = this.options;
    const id = `${this.run}-${++this.made}`;
    const lines = [`GET ${vary ? `${path}?${vary}=${id}` : path} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    if (seed !== undefined) {
      const { address, userAgent, language } = generateVisitor(this.random);
      lines.push(`User-Agent: ${userAgent}`, `Accept-Language: ${language}`, `X-Forwarded-For: ${address}`);
    }
    return { id, text: `${lines.join('\r\n')}\r\n\r\n` };
  }
}

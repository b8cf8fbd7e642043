import { randomUUID } from 'node:crypto';
import type { LoadRequests, LoadShape } from './load-report';

/** Options of a load that requests one address repeatedly. */
export interface GetLoadOptions extends LoadShape {
  path: string;
  acceptedStatus: number;
  headers?: Record<string, string>;
  /** A query parameter that gets a new value with every request, to bypass caches. */
  vary?: string;
}

export class GetRequests implements LoadRequests {
  readonly acceptedStatus: number;
  private readonly run = randomUUID();
  private made = 0;

  constructor(private readonly options: GetLoadOptions) {
    this.acceptedStatus = options.acceptedStatus;
  }

  next(): { id: string; text: string } {
    const { port, path, headers = {}, vary } = this.options;
    const id = `${this.run}-${++this.made}`;
    const lines = [`GET ${vary ? `${path}?${vary}=${id}` : path} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    return { id, text: `${lines.join('\r\n')}\r\n\r\n` };
  }
}

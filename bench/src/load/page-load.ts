import { randomUUID } from 'node:crypto';
import { generateLoad } from './child';
import type { LoadShape } from './load-report';

/** Options of the page load generator. */
export interface PageLoadOptions extends LoadShape {
  path: string;
  acceptEncoding: string;
  /** A query parameter that gets a new value with every request, to bypass caches. */
  vary?: string;
}

// Requests a page repeatedly.
generateLoad(({ port, path, acceptEncoding, vary }: PageLoadOptions) => {
  const run = randomUUID();
  let made = 0;
  const next = () => {
    const id = `${run}-${++made}`;
    const address = vary ? `${path}?${vary}=${id}` : path;
    const text = `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`;
    return { id, text };
  };
  return { acceptedStatus: 200, next };
});

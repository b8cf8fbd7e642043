import { seededRandom } from '../random';
import { generateLoad } from './child';
import { generateVisitor } from './generated-event';
import type { LoadShape } from './load-report';

/** Options of the redirect load generator. */
export interface RedirectLoadOptions extends LoadShape {
  /** '/go/some-product' */
  path: string;
  seed: number;
}

// Follows a buy link, each time as another visitor.
generateLoad(({ port, path, seed }: RedirectLoadOptions) => {
  const random = seededRandom(seed);
  let made = 0;
  const next = () => {
    const { address, userAgent, language } = generateVisitor(random);
    const text = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUser-Agent: ${userAgent}\r\nAccept-Language: ${language}\r\nX-Forwarded-For: ${address}\r\n\r\n`;
    return { id: String(++made), text };
  };
  return { acceptedStatus: 302, next };
});

import { request, type Agent } from 'node:http';
import { PERSON } from '../../person';

/** A request that is sent as it is written: no path is tidied up, no header added but Host and the length. */
export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Keeps connections open for the requests to come. Default: each request has a connection of its own. */
  agent?: Agent;
}

export interface RawAnswer {
  status: number;
  /** Media type without its parameters; '' where none is told. */
  type: string;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request. An answer that comes before all is sent is taken as well. */
export function sendRaw(
  url: string,
  { method, path, headers = {}, body, agent }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answered = false;
    const sent = request(
      { hostname, port, method, path, agent: agent ?? false, headers: { 'user-agent': PERSON, ...headers } },
      (response) => {
        answered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: (response.headers['content-type'] ?? '').split(';', 1)[0]!,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', (error) => {
      if (!answered) reject(error);
    });
    sent.end(body);
  });
}

/** What no answer may tell: where the code lies, how it is stacked, what it asks the database. */
export const TELLTALE =
  /\n\s+at |\bat (?:async )?\S+ \(|node_modules|\/dist\/|\.[jt]s:\d|\bSELECT\b|\bINSERT INTO\b|\bUPDATE "|QueryFailed|TypeORM|syntax error at/;

import { PERSON } from '@astaguide/testbed/past-event';
import { request, type Agent } from 'node:http';

/** A request that is sent unchanged: the path is not normalized, and only Host and the length are added. */
export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Keeps connections open for further requests. Default: each request has its own connection. */
  agent?: Agent;
}

export interface RawAnswer {
  status: number;
  /** Media type without parameters; '' without one. */
  type: string;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request. A response before the end of the request is accepted as well. */
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

/** Details that no answer may leak: file paths, stack traces, SQL. */
export const TELLTALE =
  /\n\s+at |\bat (?:async )?\S+ \((?:\S+:\d+:\d+|<anonymous>|native)\)|node_modules|\/dist\/|\.[jt]s:\d|\bSELECT\b|\bINSERT INTO\b|\bUPDATE "|QueryFailed|TypeORM|syntax error at/;

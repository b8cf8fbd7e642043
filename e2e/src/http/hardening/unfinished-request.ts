import { connect } from 'node:net';
import { PERSON } from '../../person';

/** A request of which the body is never sent whole. */
export interface UnfinishedRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Bytes that are announced. */
  length: number;
  /** What is sent of them. Default: one byte. */
  sent?: string;
  /** Resolve once the server has read the head. It says so with an interim answer. */
  untilRead?: boolean;
}

export interface HeldConnection {
  /** Resolves with all that was answered, when the first bytes of it come or the server closes the connection. */
  answered: Promise<string>;
  /** Resolves when the connection is closed. */
  closed: Promise<void>;
  close(): void;
}

/** Sends the head of a request and the beginning of its body, and keeps the connection. */
export function holdRequest(
  url: string,
  { method, path, headers = {}, length, sent = '{', untilRead = false }: UnfinishedRequest,
): Promise<HeldConnection> {
  const { hostname, port } = new URL(url);
  const all = {
    host: `${hostname}:${port}`,
    'user-agent': PERSON,
    'content-type': 'application/json',
    'content-length': String(length),
    ...(untilRead && { expect: '100-continue' }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${sent}`);
      const next = () =>
        new Promise<string>((answer) => {
          socket.setEncoding('utf8').once('data', answer);
          socket.once('close', () => answer(''));
        });
      const closed = new Promise<void>((close) => socket.once('close', () => close()));
      const begun = untilRead ? next() : Promise.resolve('');
      void begun.then(() => resolve({ answered: next(), closed, close: () => socket.destroy() }));
    });
    socket.on('error', reject);
  });
}

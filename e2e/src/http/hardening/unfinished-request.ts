import { connect } from 'node:net';
import { PERSON } from '../../person';

/** A request whose body is never sent completely. */
export interface UnfinishedRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** The Content-Length. */
  length: number;
  /** The part of the body that is sent. Default: one byte. */
  sent?: string;
  /** Resolve when the server has read the head, which it confirms with an interim response. */
  untilRead?: boolean;
}

export interface HeldConnection {
  /** Resolves with the response when its first bytes arrive, or when the server closes the connection. */
  answered: Promise<string>;
  /** Resolves when the connection is closed. */
  closed: Promise<void>;
  /** Sends more of the body. @returns whether the connection was open to the end of it */
  send(part: string): Promise<boolean>;
  close(): void;
}

/** Sends the head of a request and the start of its body, and keeps the connection open. */
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
      const send = (part: string) =>
        new Promise<boolean>((sent) => socket.write(part, (error) => sent(!error)));
      void begun.then(() => resolve({ answered: next(), closed, send, close: () => socket.destroy() }));
    });
    socket.on('error', reject);
  });
}

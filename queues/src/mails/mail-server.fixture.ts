import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** A mail server of the tests' own, which keeps what it was given. */
export interface TestMailServer {
  url: string;
  /** Whole messages as they came, headers first. */
  messages: string[];
  /** The recipients of each. */
  recipients: string[][];
  close(): Promise<void>;
}

/** @param onMessage what happens when a whole message has come: an error refuses it */
export async function startMailServer(
  onMessage: (count: number) => Error | undefined = () => undefined,
  options: SMTPServerOptions = {},
): Promise<TestMailServer> {
  const messages: string[] = [];
  const recipients: string[][] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = onMessage(++count);
        if (refusal) return callback(refusal);
        messages.push(Buffer.concat(chunks).toString());
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    messages,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A message's headers, by their names in lower case, and its body. */
export function readMessage(message: string): { headers: Map<string, string>; body: string } {
  const [head, ...rest] = message.split('\r\n\r\n');
  const lines = head!.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

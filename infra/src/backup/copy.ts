import type { ClientBase, Connection, Submittable } from 'pg';
import { once } from 'node:events';

/**
 * COPY … TO STDOUT: calls `sink` with rows in PostgreSQL's text format, whole rows of about `size` bytes at a
 * time, and reads on when it has come back.
 */
export async function copyOut(
  client: ClientBase,
  statement: string,
  size: number,
  sink: (rows: Buffer) => Promise<void>,
): Promise<void> {
  let held: Buffer[] = [];
  let bytes = 0;
  // One after the other: rows that are on their way still come in after a pause is asked for.
  let sinking = Promise.resolve();
  const flush = (connection?: Connection) => {
    const rows = Buffer.concat(held);
    [held, bytes] = [[], 0];
    connection?.stream.pause();
    sinking = sinking.then(() => sink(rows)).finally(() => connection?.stream.resume());
    // Told at the end, by `await sinking`.
    sinking.catch(() => undefined);
  };
  await submit(client, statement, {
    handleCopyData({ chunk }, connection) {
      held.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes >= size) flush(connection);
    },
  });
  if (bytes > 0) flush();
  await sinking;
}

/** What pg's connection can do besides what its types say. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** COPY … FROM STDIN: sends chunks of PostgreSQL's text format. */
export async function copyIn(
  client: ClientBase,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  let refused = false;
  const send = async (connection: CopyConnection) => {
    for await (const chunk of chunks) {
      if (refused) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  };
  await submit(client, statement, {
    handleCopyInResponse(connection) {
      send(connection).catch((error: Error) => connection.sendCopyFail(error.message));
    },
    handleError: () => (refused = true),
  });
}

/** What pg calls on a query of one's own while it runs. */
interface CopyHandlers {
  handleCopyData?(message: { chunk: Buffer }, connection: Connection): void;
  handleCopyInResponse?(connection: CopyConnection): void;
  handleError?(error: Error): void;
}

function submit(client: ClientBase, statement: string, handlers: CopyHandlers): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const query: Submittable & Record<string, unknown> = {
      ...handlers,
      submit: (connection) => connection.query(statement),
      handleCommandComplete: () => undefined,
      handleError(error: Error) {
        failure = error;
        handlers.handleError?.(error);
        // A connection that is lost is never ready again.
        if (!('severity' in error)) reject(error);
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    };
    client.query(query);
  });
}

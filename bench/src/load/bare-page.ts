import fastify from 'fastify';
import { readFileSync } from 'node:fs';

/** Baseline for pages: a Fastify server that only sends the bytes of a file with the given headers. */
async function main(port: number, file: string, headers: Record<string, string>): Promise<void> {
  const page = readFileSync(file);
  const app = fastify({ forceCloseConnections: true });
  app.get('/', (_request, reply) => {
    void reply.headers(headers).send(page);
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGINT', () => undefined);
  await app.listen({ port, host: '127.0.0.1' });
  process.send?.({ type: 'ready' });
}

const [port, file, headers] = process.argv.slice(2) as [string, string, string];
main(Number(port), file, JSON.parse(headers) as Record<string, string>).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

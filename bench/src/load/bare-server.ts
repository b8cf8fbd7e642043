import fastify from 'fastify';
import { readFileSync } from 'node:fs';

/** What a bare server sends. */
export interface BareAnswers {
  /** Bytes of this file at `/`, with headers. */
  page?: { file: string; headers: Record<string, string> };
}

// The baseline of a measurement in its own process: a Fastify server that only parses the same requests and sends the
// same responses. run-load.ts starts it with its port and answers.
const [port, answers] = process.argv.slice(2);
const { page } = JSON.parse(answers!) as BareAnswers;
const app = fastify({ forceCloseConnections: true });
app.post<{ Body: { id: string } }>('/api/analytics/track', (request, reply) => {
  void reply.code(202).send({ id: request.body.id });
});
if (page) {
  const body = readFileSync(page.file);
  app.get('/', (_request, reply) => void reply.headers(page.headers).send(body));
}
process.on('disconnect', () => process.exit(0));
void app.listen({ port: Number(port), host: '127.0.0.1' }).then(() => process.send?.({ type: 'ready' }));

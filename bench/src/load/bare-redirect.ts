import fastify from 'fastify';

/** Baseline for redirects: a Fastify server that only sends the same redirect. */
async function main(port: number, location: string): Promise<void> {
  const app = fastify({ forceCloseConnections: true });
  app.get('/go/:slug', (_request, reply) => {
    void reply.code(302).header('cache-control', 'no-store').header('location', location).send();
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGINT', () => undefined);
  await app.listen({ port, host: '127.0.0.1' });
  process.send?.({ type: 'ready' });
}

main(Number(process.argv[2]), process.argv[3]!).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

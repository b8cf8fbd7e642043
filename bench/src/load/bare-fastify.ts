import fastify from 'fastify';

/** Baseline for throughput: a Fastify server that only parses the same requests and sends the same responses. */
async function main(port: number): Promise<void> {
  const app = fastify({ forceCloseConnections: true });
  app.post<{ Body: { id: string } }>('/api/analytics/track', (request, reply) => {
    void reply.code(202).send({ id: request.body.id });
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGINT', () => undefined);
  await app.listen({ port, host: '127.0.0.1' });
  process.send?.({ type: 'ready' });
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

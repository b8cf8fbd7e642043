import { serveBare } from './child';

// Baseline for throughput: only parses the same requests and sends the same responses.
serveBare((app) =>
  app.post<{ Body: { id: string } }>('/api/analytics/track', (request, reply) => {
    void reply.code(202).send({ id: request.body.id });
  }),
);

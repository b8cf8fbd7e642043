import { isTracing, startRequestSpan, type RequestSpan } from '@astaguide/queues/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Gives each call a span of its own, where tracing is on. */
export function traceRequests(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const span = startRequestSpan(request.headers);
    if (span) spans.set(request, span);
    done();
  });
  // Reading a body, and waiting for a place, lose the context that the request began in: it is entered only here.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    spans.get(request)?.end({ method: request.method, route, status: reply.statusCode });
    done();
  });
}

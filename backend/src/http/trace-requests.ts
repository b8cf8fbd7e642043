import { isTracing, startRequestSpan, type RequestSpan } from '@astaguide/queues/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Starts a span for each request when tracing is on. */
export function traceRequests(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const span = startRequestSpan(request.headers);
    if (span) spans.set(request, span);
    done();
  });
  // Reading the body loses the async context of the request, so it is entered here.
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

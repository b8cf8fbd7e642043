import compress from '@fastify/compress';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { EventRateLimiter } from './analytics/ingest/event-rate-limiter.service';
import { ApiTokensService } from './account/api-tokens.service';
import { AuthService } from './account/auth.service';
import { BACKEND_CONFIG, type BackendConfig, readConfig } from './lib/config';
import { measureRequests, MetricsService } from './operations/metrics/metrics.service';
import { poolOf } from './lib/pool-of';
import { canonicalRedirect } from './publishing/links/own-redirect';
import { WATCHED_QUEUES, type WatchedQueues } from './lib/queues.provider';
import { serveQueueBoard } from './operations/queue-board';
import { quickCompression } from './site/pages/content-coding';
import { serveStaticFiles } from './site/static-files';
import { connectionTimeouts, limitConnections } from './http/limits/connection-limits';
import { GracefulShutdown } from './http/graceful-shutdown.service';
import { earlyRefusals } from './http/limits/early-refusals';
import { acceptForms } from './http/input/forms';
import { BODY_LIMIT, acceptJson } from './http/input/json-bodies';
import { serveApiDocument } from './http/openapi/api-document';
import { refuseForeignHosts } from './http/origin/own-host';
import { exposeRequestId, requestIds } from './http/request-id';
import { applyRouteOptions } from './http/route-options';
import { isSecureAddress } from './http/origin/site-address';
import { refuseForeignOrigins } from './http/origin/same-origin';
import { warnOfUntrustedProxy } from './http/origin/untrusted-proxy';
import { keepFromCaches, refuseStrangers } from './http/limits/strangers';
import { setSecurityHeaders } from './http/security-headers';
import { recogniseBrowsers } from './http/unread-bodies';
import { useSessions } from './http/session/sessions';
import { hash } from 'node:crypto';
import { isTracing, startRequestSpan, type RequestSpan } from '@astaguide/queues/telemetry';

/** Starts a span for each request when tracing is on. */
function traceRequests(fastify: FastifyInstance): void {
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

/** The inline scripts that pages carry, as a content security policy writes them: `'sha256-…'`. */
async function inlineScriptHashes(): Promise<string[]> {
  const { inlineScripts } = await import('@astaguide/frontend/server');
  return inlineScripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
}

/**
 * What the dashboard reads: content blockers name `/api/analytics/` for all sites, and would leave the owner without figures.
 * Visitors' events keep the path that blockers know.
 */
const OWNER_REPORTS = /^\/api\/owner\/reports\//;

/** The whole backend, ready to listen. */
export async function createApp(): Promise<NestFastifyApplication> {
  const { trustProxy } = readConfig();
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => canonicalRedirect(url.replace(OWNER_REPORTS, '/api/analytics/')),
    // Slugs may have 200 characters; Fastify's own limit is 100.
    routerOptions: { maxParamLength: 500 },
    ...connectionTimeouts,
    ...requestIds,
    ...earlyRefusals,
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  traceRequests(fastify);
  exposeRequestId(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bufferLogs: true,
    // Nest's own parsers would take forms too.
    bodyParser: false,
  });
  const logger = app.get(Logger);
  app.useLogger(logger);
  app.enableShutdownHooks();

  const config = app.get<BackendConfig>(BACKEND_CONFIG);
  const eventRate = app.get(EventRateLimiter);
  applyRouteOptions(fastify, (ip) => eventRate.check(ip));
  app.get(GracefulShutdown).watch(fastify.server);
  // A proxy opens the connections of many visitors, and buffers requests itself.
  if (trustProxy === 0) {
    limitConnections(fastify.server);
    warnOfUntrustedProxy(fastify, (message) => logger.warn(message));
  }
  // Only JSON is accepted, and forms on some routes: other sites may send text/plain without asking first.
  fastify.removeContentTypeParser('text/plain');
  acceptJson(fastify);
  await acceptForms(fastify);
  const { connection } = config;
  const isSecure = (request: FastifyRequest) => isSecureAddress(request, connection);
  // In development the inline scripts change while the server runs, and Vite waits for its return in a worker.
  const scripts = config.isDevelopment ? [`'unsafe-inline'`, 'blob:'] : await inlineScriptHashes();
  setSecurityHeaders(fastify, { isSecure, scripts });
  refuseForeignHosts(fastify, connection);
  refuseForeignOrigins(fastify, connection);
  await useSessions(fastify, {
    pool: poolOf(app.get(DataSource)),
    secret: config.sessionSecret,
    isSecureSite: isSecure,
    onError: (error) => logger.warn({ err: error }, 'Could not read a session'),
  });
  const auth = app.get(AuthService);
  const tokens = app.get(ApiTokensService);
  const isOwner = ({ session }: FastifyRequest) => auth.findBySession(session) !== null;
  refuseStrangers(fastify, { isOwner, authorize: (...call) => tokens.authorize(...call) });
  keepFromCaches(fastify, isOwner);
  recogniseBrowsers(fastify, (request) => auth.isKnownBrowser(request));
  measureRequests(fastify, app.get(MetricsService).registry);
  await fastify.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    ...quickCompression,
    // Bytes. A stream for each answer costs several times what compressing it at once does, up to there within a
    // millisecond.
    syncThreshold: 131_072,
  });
  await serveStaticFiles(fastify, config.uploadsDir);
  await serveQueueBoard(fastify, { queues: app.get<WatchedQueues>(WATCHED_QUEUES), isOwner });
  serveApiDocument(app);
  return app;
}

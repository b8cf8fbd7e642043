import compress from '@fastify/compress';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import { cleanupOpenApiDoc } from 'nestjs-zod';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { BACKEND_CONFIG, type BackendConfig, readConfig } from '../config';
import { serveStaticFiles } from '../site/static-files';
import { applyRouteOptions } from './route-options';
import { refuseForeignOrigins } from './same-origin';
import { useSessions } from './sessions';

/** Bodies of JSON calls, at the most. Bytes. */
const BODY_LIMIT = 1024 * 1024;

/** The whole backend, ready to listen. */
export async function createApp(): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: readConfig().trustProxy || false,
    forceCloseConnections: true,
  });
  applyRouteOptions(adapter.getInstance<FastifyInstance>());
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bufferLogs: true,
    // Fastify's own JSON parser is the only one: Nest's would take forms too.
    bodyParser: false,
  });
  const logger = app.get(Logger);
  app.useLogger(logger);
  app.enableShutdownHooks();

  const config = app.get<BackendConfig>(BACKEND_CONFIG);
  const fastify = adapter.getInstance<FastifyInstance>();
  // JSON alone is taken: a form of another site can send text/plain without asking.
  fastify.removeContentTypeParser('text/plain');
  refuseForeignOrigins(fastify, config.publicUrl);
  await useSessions(fastify, {
    pool: (app.get(DataSource).driver as unknown as { master: Pool }).master,
    secret: config.sessionSecret,
    secure: config.publicUrl.startsWith('https:'),
    onError: (error) => logger.warn({ err: error }, 'Could not look after the sessions'),
  });
  await fastify.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await serveStaticFiles(fastify);
  describeApi(app);
  return app;
}

function describeApi(app: NestFastifyApplication): void {
  const builder = new DocumentBuilder().setTitle('AstaGuide').setVersion('0.1.0').build();
  SwaggerModule.setup('api/docs', app, () => cleanupOpenApiDoc(SwaggerModule.createDocument(app, builder)), {
    jsonDocumentUrl: 'api/openapi.json',
  });
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
/** The frontend's build for browsers. */
export const CLIENT_BUILD = join(ROOT, 'frontend', 'dist', 'client');
/** The pictures of the demo catalog. */
const DEMO_PICTURES = join(ROOT, 'database', 'demo', 'pictures');

const YEAR = 365 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Serves the files of the site. Names under /assets/ change with their content, so browsers keep them. */
export async function serveStaticFiles(fastify: FastifyInstance): Promise<void> {
  const shared = { index: false, decorateReply: false, wildcard: false } as const;
  await fastify.register(fastifyStatic, {
    ...shared,
    root: join(CLIENT_BUILD, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    preCompressed: true,
  });
  await fastify.register(fastifyStatic, {
    ...shared,
    root: DEMO_PICTURES,
    prefix: '/pictures/',
    maxAge: DAY,
  });
}

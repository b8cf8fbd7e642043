import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
/** The frontend's build for browsers. */
export const CLIENT_BUILD = join(ROOT, 'frontend', 'dist', 'client');
/** The pictures of the demo catalog. */
const DEMO_PICTURES = join(ROOT, 'database', 'demo', 'pictures');

const YEAR = 365 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Names of uploaded pictures and of their smaller copies: nothing else in that folder is served. */
const UPLOADED = /^\/[0-9a-f]{24}-\d+x\d+(-animated)?(\.\d+)?\.(webp|avif)$/;

/**
 * Serves the files of the site. Names under /assets/ and /uploads/ change with their content, so browsers
 * keep them.
 *
 * @param uploadsDir made where it is missing
 */
export async function serveStaticFiles(fastify: FastifyInstance, uploadsDir: string): Promise<void> {
  mkdirSync(uploadsDir, { recursive: true, mode: 0o700 });
  await fastify.register(async (files) => {
    // An answer that is kept by caches must never carry a session's cookie.
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, sessionless: true };
    });
    const shared = { index: false, decorateReply: false, wildcard: false } as const;
    const forGood = { maxAge: YEAR, immutable: true };
    await files.register(fastifyStatic, {
      ...shared,
      ...forGood,
      root: join(CLIENT_BUILD, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
    });
    await files.register(fastifyStatic, {
      ...shared,
      root: DEMO_PICTURES,
      prefix: '/pictures/',
      // Excludes the programs that drew them, which are in the same folder.
      globIgnore: ['**/*.mjs'],
      maxAge: DAY,
    });
    await files.register(fastifyStatic, {
      ...shared,
      ...forGood,
      // What is uploaded after the start is served too.
      wildcard: true,
      root: uploadsDir,
      prefix: '/uploads/',
      allowedPath: (path) => UPLOADED.test(path),
      setHeaders: (reply) => {
        reply.header('x-content-type-options', 'nosniff');
        reply.header('content-security-policy', "default-src 'none'; sandbox");
      },
    });
  });
}

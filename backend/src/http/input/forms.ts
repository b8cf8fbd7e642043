import multipart, { type FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyContentTypeParser, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { parse } from 'node:querystring';
import { UnsupportedMediaTypeError } from '../errors';

/**
 * Reads multipart forms on the routes marked TakesForms, and forms encoded as addresses on those marked
 * TakesAddressForms; everywhere else JSON stays the only thing taken.
 */
export async function acceptForms(fastify: FastifyInstance): Promise<void> {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (!request.routeOptions.config.takesAddressForms) return done(new UnsupportedMediaTypeError());
      // Without a prototype that a name could reach.
      const values = Object.assign(Object.create(null), parse(String(body))) as object;
      done(null, values);
    },
  );
  await fastify.register(
    fp<FastifyMultipartOptions>((instance, options, done) =>
      multipart(onMarkedRoutes(instance), options, done),
    ),
  );
}

/**
 * The same instance, but forms are refused on other routes. The plugin's hooks are left out: they clean up
 * files that it would write to a temporary folder, which never exist, and this would cost every request.
 */
function onMarkedRoutes(fastify: FastifyInstance): FastifyInstance {
  const addContentTypeParser = (type: string, parse: FastifyContentTypeParser) =>
    fastify.addContentTypeParser(type, (request, payload, done) => {
      if (!request.routeOptions.config.takesForms) return done(new UnsupportedMediaTypeError());
      return parse(request, payload, done);
    });
  return Object.create(fastify, {
    addContentTypeParser: { value: addContentTypeParser },
    addHook: { value: () => fastify },
  }) as FastifyInstance;
}

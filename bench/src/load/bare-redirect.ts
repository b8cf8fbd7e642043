import { serveBare } from './child';

// Baseline for redirects: only sends the same redirect.
serveBare((app, location) =>
  app.get('/go/:slug', (_request, reply) => {
    void reply.code(302).header('cache-control', 'no-store').header('location', location).send();
  }),
);

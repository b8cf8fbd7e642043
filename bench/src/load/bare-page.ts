import { readFileSync } from 'node:fs';
import { serveBare } from './child';

// Baseline for pages: only sends the bytes of a file with the given headers.
serveBare((app, file, headers) => {
  const page = readFileSync(file);
  const sent = JSON.parse(headers) as Record<string, string>;
  app.get('/', (_request, reply) => void reply.headers(sent).send(page));
});

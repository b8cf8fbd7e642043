import type { KnownPagesService } from '../../analytics/ingest/known-pages.service';
import { InvalidInputError } from '../../http/errors';
import type { RedirectsRepository } from './redirects.repository';
import { RedirectsService } from './redirects.service';

const saved: string[] = [];
const repository = {
  edit: (change: (redirects: unknown) => unknown) => change(repository),
  findAll: () => Promise.resolve([]),
  save: (from: string) => Promise.resolve(void saved.push(from)),
} as unknown as RedirectsRepository;
const pages = {
  get: () => Promise.resolve((path: string) => path === '/faq'),
} as unknown as KnownPagesService;
const service = new RedirectsService(repository, pages);

const taken = expect.stringContaining('The site has a page at this address');

test('refuses a redirect of a page of the site, which would never apply', async () => {
  const adding = service.create({ from: '/faq', to: '/blog' });
  await expect(adding).rejects.toThrow(InvalidInputError);
  await expect(adding).rejects.toMatchObject({ errors: [{ path: 'from', message: taken }] });
});

test('leaves such lines out of an import, and lists them', async () => {
  const result = await service.importFile(Buffer.from('/faq,/blog\n/old,/blog\n/q?x=1,/blog'));
  expect(result).toEqual({
    added: 1,
    changed: 0,
    refused: [
      { line: 1, message: taken },
      { line: 3, message: expect.stringContaining('Leave out ?') },
    ],
  });
  expect(saved).toEqual(['/old']);
});

import { Subject } from 'rxjs';
import type { ContentChanges } from '../../lib/live-updates/content-changes';
import { articlesPath, catalogPaths, textPaths } from '../../site/discovery/discovery.service';
import type { KnownPagesRepository } from './known-pages.repository';
import { KnownPagesService } from './known-pages.service';

const slugs = {
  products: new Set(['gold', 'gold-before', 'red-vs-blue']),
  posts: new Set(['dose']),
  shortLinks: new Set(['summer']),
};
const changes = new Subject<void>();
const findSlugs = jest.fn();
const pages = () =>
  new KnownPagesService(
    { findSlugs } as unknown as KnownPagesRepository,
    { all: changes } as unknown as ContentChanges,
  );

beforeEach(() => findSlugs.mockReset().mockResolvedValue(slugs));

test('every page of the site is known', async () => {
  const isKnown = await pages().get();
  const own = ['/search', '/review/gold', '/review/gold-before', '/blog/dose', '/l/summer'];
  const compared = ['/compare/gold-vs-red-vs-blue', '/compare/red-vs-blue-vs-gold'];
  const all = [...catalogPaths, articlesPath, ...textPaths, ...own, ...compared];
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((path) => !isKnown(path))).toEqual([]);
});

test.each([
  '/no-such',
  '//evil.example/owner-sign-in',
  '/review/unknown',
  '/review/gold/more',
  '/review/',
  '/blog/draft',
  '/compare/gold',
  '/compare/gold-vs-unknown',
  '/constructor/gold',
  '/l/winter',
  '/Review/gold',
])('%s is not', async (path) => expect((await pages().get())(path)).toBe(false));

test('a page is known as soon as it is published, and unknown as soon as it is gone', async () => {
  const known = pages();
  expect((await known.get())('/blog/new')).toBe(false);
  findSlugs.mockResolvedValue({ ...slugs, posts: new Set(['new']) });
  expect((await known.get())('/blog/new')).toBe(false);
  changes.next();
  const isKnown = await known.get();
  expect([isKnown('/blog/new'), isKnown('/blog/dose')]).toEqual([true, false]);
});

test('while the database is away the last pages are known, and read again when it is back', async () => {
  const known = pages();
  findSlugs.mockRejectedValueOnce(new Error('away'));
  await expect(known.get()).rejects.toThrow('away');
  await known.get();
  changes.next();
  findSlugs.mockRejectedValueOnce(new Error('away'));
  expect((await known.get())('/review/gold')).toBe(true);
  findSlugs.mockResolvedValue({ ...slugs, products: new Set() });
  expect((await known.get())('/review/gold')).toBe(false);
});

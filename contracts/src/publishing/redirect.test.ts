import { redirectInputSchema } from './redirect';

const messages = (from: string) =>
  redirectInputSchema
    .safeParse({ from, to: '/blog' })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each(['/q?x=1', '/?p=123', '/old/?', '/old?x#top', ' /old?x=1'])(
  '%j has a query, and is refused',
  (from) => {
    expect(messages(from)).toEqual([['from', expect.stringContaining('Leave out ?')]]);
  },
);

test.each([
  '/',
  '/admin',
  '/api/x',
  '/go/x',
  '/l/x',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '//evil.example',
])('%j cannot be redirected', (from) => {
  expect(messages(from)).toEqual([['from', expect.stringContaining('that is not the site’s own')]]);
});

test.each([
  ['/old', '/old'],
  ['/old/feed.xml', '/old/feed.xml'],
  ['https://old.example/a/?p=1', '/a'],
])('%j is redirected as %j', (from, path) => {
  expect(redirectInputSchema.parse({ from, to: '/blog' }).from).toBe(path);
});

import { canonicalRedirect, ownRedirect } from './own-redirect';

test.each([
  ['/l/Summer', '/l/summer'],
  ['/L/summer/', '/l/summer'],
  ['/Go/Reef-6mg/?from=Mail', '/go/reef-6mg?from=Mail'],
  ['/go/reef?id=A/', '/go/reef?id=A/'],
  ['/l//evil.example', '/l//evil.example'],
  ['/go/a/b/', '/go/a/b/'],
  ['/Review/Reef/', '/Review/Reef/'],
  ['/blog/former/?utm_source=mail', '/blog/former?utm_source=mail'],
  ['/blog//evil.example/', '/blog//evil.example/'],
])('%s is served as %s', (path, canonical) => {
  expect(canonicalRedirect(path)).toBe(canonical);
});

const hosts = ['astaguide.example', 'localhost:3000'];

test.each([
  'https://astaguide.example/go/reef',
  'http://astaguide.example/go/reef',
  'HTTPS://AstaGuide.Example/GO/Reef/',
  'https://astaguide.example:8443/go/reef?from=mail#top',
  'https://astaguide.example./go/reef',
  'https://www.astaguide.example/go/reef',
  'https://someone@astaguide.example/go/reef',
  'https://astaguide.example/a/../go/%72eef',
  'https://astaguide.example\\go\\reef',
  'http://127.0.0.1:3000/go/reef',
  'http://127.1/go/reef',
  'http://[::1]:3000/go/reef',
  'http://0.0.0.0:3000/go/reef',
  'https://astaguide.example/go/reef?sub={clickId}',
])('%s is a redirect of this site', (address) => {
  expect(ownRedirect(address, hosts)).toEqual({ kind: 'go', slug: 'reef' });
});

test.each([
  'https://shop.example/go/reef',
  'https://astaguide.example.evil.example/go/reef',
  'https://shop.astaguide.example/go/reef',
  'https://astaguide.example/review/reef',
  'https://astaguide.example/go/',
  'https://astaguide.example/go/reef/more',
  'https://astaguide.example/%',
  'not an address',
])('%s is no redirect of the site', (address) => {
  expect(ownRedirect(address, hosts)).toBeUndefined();
});

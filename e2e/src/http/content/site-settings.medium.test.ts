import { generatedCases } from '../analytics/site-zone';
import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { UNSTORABLE } from './owner-input';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
const put = (body: unknown) => owner.call('PUT', '/api/site-settings', body);

const SETTINGS = {
  siteName: 'Reef Review',
  logoUrl: '/uploads/logo.webp',
  faviconUrl: 'https://pictures.example/icon.png',
  socialProof: 'off',
  clicksThroughSite: true,
  publishCommissions: true,
  priceMaxAgeDays: 14,
  timeZone: 'Europe/Berlin',
  reportingCurrency: 'CHF',
  slugLanguage: 'de',
  readingTime: 'real',
  weekStart: 'sunday',
  postCategories: ['NEWS'],
  operatorName: 'Jane Doe',
  operatorAddress: '1 Some Street, Springfield',
  contactAddress: 'jane@reef.test',
  aboutText: 'We began in 2020.',
};

test('the settings are answered as they were saved, with the moment of it', async () => {
  const { body: before } = await visitor().get('/api/site-settings');
  const { status, body } = await put(SETTINGS);
  expect([status, body]).toEqual([
    200,
    { ...SETTINGS, sendsNewsletter: false, updatedAt: expect.any(String) },
  ]);
  expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  expect((await visitor().get('/api/site-settings')).body).toEqual(body);
});

test('what is left out stays, and an emptied picture is taken away', async () => {
  await put(SETTINGS);
  expect((await put({ siteName: 'Reef' })).body).toMatchObject({ ...SETTINGS, siteName: 'Reef' });
  expect((await put({ siteName: 'Reef', logoUrl: '' })).body).toMatchObject({
    logoUrl: null,
    faviconUrl: SETTINGS.faviconUrl,
  });
  expect((await put({ siteName: 'Reef', faviconUrl: null })).body).toMatchObject({ faviconUrl: null });
});

test('one field can be changed alone, but nothing at all is refused', async () => {
  await put(SETTINGS);
  expect((await put({ socialProof: 'real' })).body).toMatchObject({ ...SETTINGS, socialProof: 'real' });
  expect((await put({})).status).toBe(422);
});

test('the operator is on the pages that name one, which say so while it is missing', async () => {
  await put(SETTINGS);
  for (const path of [
    '/about',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/affiliate-disclosure',
  ]) {
    const { text } = await visitor().get(path);
    expect([path, text.includes('jane@reef.test'), text.includes('Jane Doe')]).toEqual([path, true, true]);
    expect(text).not.toMatch(/This page is not complete|hello@astaguide/);
  }
  expect((await visitor().get('/about')).text).toContain('We began in 2020.');
  expect((await visitor().get('/.well-known/security.txt')).text).toContain('mailto:jane@reef.test');
  await put({ operatorName: '', contactAddress: '' });
  for (const path of ['/about', '/contact', '/privacy-policy'])
    expect((await visitor().get(path)).text).toContain('This page is not complete');
  expect((await owner.get('/api/operations/attention')).body.isOperatorMissing).toBe(true);
});

test('a category is written in capitals, once, and can then be chosen', async () => {
  const { body } = await put({ postCategories: ['Field notes', 'FIELD NOTES', 'Expert guide'] });
  expect(body.postCategories).toEqual(['FIELD NOTES']);
  const post = { title: 'Notes', category: 'FIELD NOTES' };
  expect((await owner.post('/api/blog', post)).status).toBe(201);
  const unknown = await owner.post('/api/blog', { ...post, category: 'POETRY' });
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([422, 'category']);
});

test('only settings can be set', async () => {
  const { status, body } = await put({ siteName: 'Reef', id: 2, updatedAt: '2020-01-01T00:00:00.000Z' });
  expect(status).toBe(200);
  expect(body.updatedAt).not.toMatch(/^2020/);
  expect(Object.keys(body)).not.toContain('id');
});

test.each<[string, string, unknown]>([
  ['siteName', 'empty', ' '],
  ['siteName', 'too long', 'a'.repeat(101)],
  ['siteName', 'a number', 1],
  ...UNSTORABLE.map(([what, text]): [string, string, unknown] => ['siteName', what, text]),
  ['logoUrl', 'a script', 'javascript:alert(1)'],
  ['logoUrl', 'data', 'data:image/png;base64,AAAA'],
  ['logoUrl', 'another host', '//evil.example/a.png'],
  ['logoUrl', 'U+0000', '/a\u0000.png'],
  ['faviconUrl', 'a file name', 'icon.png'],
  ['faviconUrl', 'too long', `/${'a'.repeat(2000)}`],
  ['socialProof', 'another word', 'fake'],
  ['socialProof', 'null', null],
  ['timeZone', 'no zone', 'Mars/Olympus'],
  ['timeZone', 'empty', ''],
  ['timeZone', 'too long', 'a'.repeat(101)],
])('%s: %s is refused and changes nothing', async (field, _what, value) => {
  const before = (await visitor().get('/api/site-settings')).text;
  const { status, body } = await put({ siteName: 'Refused', [field]: value });
  expect([status, body.errors[0].path]).toEqual([422, field]);
  expect((await visitor().get('/api/site-settings')).text).toBe(before);
});

test.each<[string, unknown]>([
  ['siteName', 'a'],
  ['siteName', '日'.repeat(100)],
  ['timeZone', 'UTC'],
  ['timeZone', 'America/Argentina/Buenos_Aires'],
  ['socialProof', 'simulated'],
  ['socialProof', 'real'],
])('%s may be %s', async (field, value) => {
  const { status, body } = await put({ siteName: 'Reef', [field]: value });
  expect([status, body[field]]).toEqual([200, value]);
});

/** Several rounds, because a stale cached page shows only in some of them. */
const ROUNDS = generatedCases(8);

test(
  'a change is on the very next page, every time',
  async () => {
    const paths = ['/', '/faq', '/no/such/page'];
    for (let round = 0; round < ROUNDS; round++) {
      const siteName = `Reef ${round}`;
      for (const path of paths) void visitor().get(path);
      await put({ siteName });
      for (const path of paths) {
        expect([path, (await visitor().get(path)).text]).toEqual([path, expect.stringContaining(siteName)]);
      }
    }
  },
  generatedCases(30_000),
);

test('the settings are the owner’s to change, from the site itself, in JSON', async () => {
  expect((await visitor().call('PUT', '/api/site-settings', SETTINGS)).status).toBe(401);
  const call = (body: unknown, headers: Record<string, string>) =>
    owner.call('PUT', '/api/site-settings', body, headers);
  expect((await call(SETTINGS, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await call('{', {})).status).toBe(400);
  expect((await call('siteName=a', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
    415,
  );
  expect((await call({ siteName: 'a'.repeat(1_100_000) }, {})).status).toBe(413);
});

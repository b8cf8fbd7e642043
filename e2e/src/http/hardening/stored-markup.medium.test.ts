import type { Site } from '@astaguide/testbed/launched-site';
import { publicRoutes } from '../../public-routes';
import { ApiClient, until } from '../api-client';
import { POST, PRODUCT } from '../content/owner-input';
import { hostilePost, hostileProduct, hostileRichText, hostileSettings } from './hostile-content';
import { siteForTests } from '../site-for-tests';

/** The active content of a page's HTML. */
interface Markup {
  /** Bodies of executable inline scripts. */
  inlineScripts: string[];
  scriptSources: string[];
  /** Bodies of data scripts: JSON and JSON-LD. */
  data: string[];
  /** Event handlers and executable URLs: 'img onerror', 'a href=javascript:…'. */
  executable: string[];
  /** Elements that load other documents or code. */
  foreign: string[];
}

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script[^>]*>/gi;
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
const FOREIGN = new Set([
  'iframe',
  'object',
  'embed',
  'frame',
  'frameset',
  'base',
  'form',
  'math',
  'template',
]);

/** Parses a page, assuming that every attribute is quoted and every element closed. */
function readMarkup(html: string): Markup {
  const markup: Markup = { inlineScripts: [], scriptSources: [], data: [], executable: [], foreign: [] };
  const rest = html.replace(SCRIPT, (_, attributes: string, body: string) => {
    const { type = '', src } = Object.fromEntries(attributesOf(attributes));
    if (src !== undefined) markup.scriptSources.push(src);
    else (type.includes('json') ? markup.data : markup.inlineScripts).push(body);
    return '';
  });
  for (const [, name, attributes] of rest.replace(/<style\b[\s\S]*?<\/style>/gi, '').matchAll(TAG)) {
    if (FOREIGN.has(name!.toLowerCase())) markup.foreign.push(name!);
    for (const [attribute, value] of attributesOf(attributes!))
      if (/^on|^srcdoc$/i.test(attribute) || /^\s*(javascript|data:text|vbscript):?/i.test(value))
        markup.executable.push(`${name} ${attribute}`);
  }
  return markup;
}

function attributesOf(text: string): [name: string, value: string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [
    name!.toLowerCase(),
    value.replace(/^(["'])(.*)\1$/s, '$2'),
  ]);
}

let site: Site;
let owner: ApiClient;
/** Inline scripts of the pages before hostile content was added. */
let ownScripts: Set<string>;

const paths = [...publicRoutes.map(({ path }) => path), '/admin', '/no/such/page'];
const hostilePaths = [...paths, '/review/hostile-product', '/blog/hostile-post'];
siteForTests(async (started) => {
  ({ site, owner } = started);
  const pages = await Promise.all(paths.map((path) => owner.get(path)));
  ownScripts = new Set(pages.flatMap(({ text }) => readMarkup(text).inlineScripts));
  expect((await owner.post('/api/products', { ...PRODUCT, ...hostileProduct })).status).toBe(201);
  expect((await owner.post('/api/blog', { ...POST, ...hostilePost })).status).toBe(201);
  expect((await owner.call('PUT', '/api/site-settings', hostileSettings)).status).toBe(200);
});

const visitor = () => new ApiClient(site.url);

/** Active content of a page that is not from the site itself. */
function intruders({ inlineScripts, scriptSources, executable, foreign }: Markup): string[] {
  return [
    ...inlineScripts.filter((script) => !ownScripts.has(script)),
    ...scriptSources,
    ...executable,
    // The site's own newsletter and search fields are in forms.
    ...foreign.filter((name) => name !== 'form'),
  ];
}

test('the reader of markup sees what would run', () => {
  const html = `<a href="javascript:owned()">a</a><img src=x onerror=owned()><svg/onload=owned()></svg>
    <script>owned()</script><iframe srcdoc="x"></iframe><p title="<img onerror=x>">quoted</p>`;
  expect(intruders(readMarkup(html))).toEqual([
    'owned()',
    'a href',
    'img onerror',
    'svg onload',
    'iframe srcdoc',
    'iframe',
  ]);
});

test.each(hostilePaths)('nothing that was stored runs on %s', async (path) => {
  const { text, headers } = await visitor().get(path);
  const markup = readMarkup(text);
  expect(intruders(markup)).toEqual([]);
  for (const data of markup.data) expect(() => JSON.parse(data) as unknown).not.toThrow();
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(?! 'unsafe)/);
});

test('what was stored is really on the pages, as text', async () => {
  const seen = await Promise.all(
    ['/', '/review/hostile-product', '/blog/hostile-post', '/comparison', '/blog'].map(async (path) => {
      const { text } = await visitor().get(path);
      return [path, text.includes('owned()')];
    }),
  );
  expect(seen).toEqual(seen.map(([path]) => [path, true]));
});

test.each(['/feed.xml', '/sitemap.xml'])('%s holds it as text', async (path) => {
  const { text } = await visitor().get(path);
  expect(text).not.toMatch(/<(img|svg|script|iframe|a)\b/i);
  expect(text.match(/<!\[CDATA\[|]]>/g)).toBeNull();
  // Every ampersand starts a predefined XML entity or a numeric reference.
  expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i);
});

test('structured data of a hostile product stays one value inside its script', async () => {
  const { text } = await visitor().get('/review/hostile-product');
  const linked = readMarkup(text).data.map((data) => JSON.parse(data) as { '@type'?: string; name?: string });
  expect(linked.find((data) => data['@type'] === 'Product')?.name).toContain('</script>');
});

test('a shared report and the week’s mail hold it as text', async () => {
  const { body: products } = await owner.get('/api/products');
  const { id: productId } = products.find(({ slug }: { slug: string }) => slug === 'hostile-product');
  const click = { eventType: 'affiliate_click', eventData: { page: `/${hostileProduct.name}` }, productId };
  expect(await visitor().track(click)).toBe(202);
  const { body: link } = await owner.post('/api/share-links', {
    name: hostileSettings.siteName,
    range: '7d',
  });
  const shared = await until(
    () => visitor().get(new URL(link.url).pathname),
    ({ text }) => text.includes('Glow'),
  );
  const { body: mail } = await owner.get('/api/notifications/weekly-summary/preview');
  for (const html of [shared.text, mail.html as string]) {
    expect(html).toContain('owned()');
    const markup = readMarkup(html);
    expect([intruders(markup), markup.scriptSources, markup.data]).toEqual([[], [], []]);
  }
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('a note and the names of tokens, links and views are answered as JSON that no browser renders as a page', async () => {
  const text = hostileSettings.siteName;
  const made: [path: string, body: object, query: string][] = [
    ['/api/analytics/annotations', { at: '2026-03-01T12:00:00Z', text }, '?from=2026-03-01&to=2026-03-02'],
    ['/api/auth/tokens', { name: text }, ''],
    ['/api/share-links', { name: text, range: '7d' }, ''],
    ['/api/analytics/views', { name: text, screen: 'overview', query: {}, metric: 'clicks' }, ''],
  ];
  for (const [path, body, query] of made) {
    expect([path, (await owner.post(path, body)).status]).toEqual([path, 201]);
    const answer = await owner.get(path + query);
    expect([path, answer.status, answer.text.includes('owned()')]).toEqual([path, 200, true]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each(hostileRichText)('rich text keeps nothing that runs: %s', async (html) => {
  const post = { ...POST, slug: 'rich-hostile', content: `<p>kept</p>${html}` };
  const { body } = await owner.post('/api/blog', post);
  expect(body.content).toContain('kept');
  expect(intruders(readMarkup(body.content))).toEqual([]);
  expect(intruders(readMarkup((await visitor().get('/blog/rich-hostile')).text))).toEqual([]);
  await owner.call('DELETE', `/api/blog/${body.id}`);
});

test.each([
  '/%3Cscript%3Eowned()%3C/script%3E',
  '/blog/%22%3E%3Cimg%20src=x%20onerror=owned()%3E',
  '/review/%3C/title%3E%3Cscript%3Eowned()%3C/script%3E',
  '/?utm_source=%22%3E%3Cscript%3Eowned()%3C/script%3E',
  '/comparison?sort=%3C/script%3E%3Cscript%3Eowned()%3C/script%3E',
  "/comparison?brand='%20onmouseover='owned()",
  '/product/%3Csvg%20onload=owned()%3E',
])('nothing of the address runs: %s', async (path) => {
  const { text } = await visitor().get(path);
  expect(intruders(readMarkup(text))).toEqual([]);
});

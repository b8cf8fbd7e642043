import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let visitor: ApiClient;
siteForTests((shared) => {
  site = shared.site;
  visitor = new ApiClient(site.url);
});

/** The paths in `href`, `src`, `srcset` and `data-modules` that lead to a file of this site: its name has an extension. */
function filesOf(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|srcset|imagesrcset|data-modules)="([^"]+)"/gi)];
  const links = attributes.flatMap(([attribute, value]) =>
    attribute.includes('data-modules')
      ? value!.split(' ')
      : value!.split(',').map((part) => part.trim().split(' ', 1)[0]!),
  );
  const urls = links.map((link) => new URL(link.replaceAll('&amp;', '&'), site.url));
  return urls
    .filter(({ origin, pathname }) => origin === site.url && /\.\w+$/.test(pathname))
    .map((url) => url.pathname);
}

test('every file that a page names is there', async () => {
  const { text: sitemap } = await visitor.get('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const files = new Set<string>();
  for (const page of [...pages, '/admin/login', '/no-such-page'])
    for (const file of filesOf((await visitor.get(page)).text)) files.add(file);
  const found = [...files];
  for (const kind of [/favicon/, /\.js$/, /^\/(uploads|pictures)\//])
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(kind)]));
  const statuses = await Promise.all(found.map(async (file) => [file, (await visitor.get(file)).status]));
  expect(statuses).toEqual(found.map((file) => [file, 200]));
}, 60_000);

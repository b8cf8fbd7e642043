import { feedXml } from './feed';
import { robotsText, sitemapXml } from './discovery.service';
import { element, escapeXml } from './xml';

describe('text in XML', () => {
  it.each([
    ['Skin & sun', 'Skin &amp; sun'],
    [`<a href="x">it's</a>`, '&lt;a href=&quot;x&quot;&gt;it&apos;s&lt;/a&gt;'],
    [']]>', ']]&gt;'],
    ['a\u0000b\u000Bc\uFFFFd', 'abcd'],
    ['line\nbreak\ttab', 'line\nbreak\ttab'],
    ['half \uD83D pair', 'half \uFFFD pair'],
    ['😀', '😀'],
  ])('%j becomes %j', (text, escaped) => expect(escapeXml(text)).toBe(escaped));

  it('is escaped in attributes, too', () =>
    expect(element('link', '', { href: '/?a=1&b="2"' })).toBe(
      '<link href="/?a=1&amp;b=&quot;2&quot;"></link>',
    ));
});

describe('the sitemap', () => {
  const xml = sitemapXml([
    { address: 'https://asta.example/' },
    { address: 'https://asta.example/blog/a&b', lastModified: new Date('2026-04-09T10:15:00Z') },
  ]);

  it('lists every page with its last change where that is known', () => {
    const urls = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url);
    expect(urls).toEqual([
      '<loc>https://asta.example/</loc>',
      '<loc>https://asta.example/blog/a&amp;b</loc><lastmod>2026-04-09T10:15:00.000Z</lastmod>',
    ]);
  });

  it('names its protocol', () =>
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
    ));
});

describe('the feed', () => {
  const xml = feedXml({
    title: 'Asta & Co',
    description: 'Articles',
    pageAddress: 'https://asta.example/blog',
    feedAddress: 'https://asta.example/feed.xml',
    items: [
      {
        title: '12 mg < 16 mg',
        address: 'https://asta.example/blog/dose',
        guid: 'https://asta.example/blog/how-much',
        description: 'How much?',
        html: '<p>12 mg</p>',
        author: 'Jane Doe',
        picture: 'https://asta.example/uploads/a.webp',
        category: 'EXPERT GUIDE',
        publishedAt: new Date('2026-04-09T10:15:00Z'),
      },
    ],
  });

  it('carries each article with the date as RSS writes it', () =>
    expect(xml).toContain(
      '<item><title>12 mg &lt; 16 mg</title><link>https://asta.example/blog/dose</link>' +
        '<guid isPermaLink="true">https://asta.example/blog/how-much</guid><description>How much?</description>' +
        '<content:encoded>&lt;p&gt;12 mg&lt;/p&gt;</content:encoded><dc:creator>Jane Doe</dc:creator>' +
        '<media:content url="https://asta.example/uploads/a.webp" medium="image"></media:content>' +
        '<category>EXPERT GUIDE</category><pubDate>Thu, 09 Apr 2026 10:15:00 GMT</pubDate></item>',
    ));

  it('has its title and its own address', () => {
    expect(xml).toContain('<channel><title>Asta &amp; Co</title><link>https://asta.example/blog</link>');
    expect(xml).toContain(
      '<atom:link href="https://asta.example/feed.xml" rel="self" type="application/rss+xml">',
    );
  });
});

test('robots.txt names the sitemap and excludes the dashboard, the API and redirects', () => {
  expect(robotsText('https://asta.example')).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /go/\nDisallow: /l/\n\nSitemap: https://asta.example/sitemap.xml\n',
  );
});

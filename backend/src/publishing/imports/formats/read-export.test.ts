import { strToU8, zipSync } from 'fflate';
import { readExport } from './read-export';
import { NoExportError, type SourcePost } from './source-post';

const read = (file: string | Uint8Array, site: string | null = null) =>
  readExport(Buffer.from(file), { site, timeZone: 'Europe/Berlin' });
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const only = async (file: string | Uint8Array, site?: string): Promise<SourcePost> => {
  const { posts } = await read(file, site);
  expect(posts).toHaveLength(1);
  return posts[0]!;
};

const wordPress = (items: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/"><channel>
  <title>Old blog</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
  <wp:author><wp:author_login><![CDATA[jane]]></wp:author_login>
    <wp:author_display_name><![CDATA[Jane Doe]]></wp:author_display_name></wp:author>
  ${items}</channel></rss>`;
const POST = `<item><title><![CDATA[Labels &#038; doses]]></title><link>https://old.example/2024/05/labels/</link>
  <pubDate>Fri, 03 May 2024 08:00:00 +0000</pubDate><dc:creator><![CDATA[jane]]></dc:creator>
  <content:encoded><![CDATA[First line
second line

[caption id="a" width="300"]<img src="/wp-content/uploads/label-300x200.jpg" alt="" />A label[/caption]

[contact-form-7 id="12" title="Ask"] and [1] and [sic]

<pre>[kept id="1"]</pre>]]></content:encoded>
  <excerpt:encoded><![CDATA[In <em>short</em>]]></excerpt:encoded>
  <wp:post_id>7</wp:post_id><wp:post_date_gmt><![CDATA[2024-05-03 08:00:00]]></wp:post_date_gmt>
  <wp:post_name><![CDATA[labels]]></wp:post_name><wp:status><![CDATA[publish]]></wp:status>
  <wp:post_type><![CDATA[post]]></wp:post_type><wp:post_password><![CDATA[]]></wp:post_password>
  <category domain="category" nicename="news"><![CDATA[News &amp; more]]></category>
  <category domain="post_tag" nicename="dose"><![CDATA[dose]]></category>
  <wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key><![CDATA[_yoast_wpseo_metadesc]]></wp:meta_key><wp:meta_value><![CDATA[What it says]]></wp:meta_value></wp:postmeta>
</item>`;
const PICTURE = `<item><title>label</title><wp:post_id>9</wp:post_id><wp:status>inherit</wp:status>
  <wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/label.jpg</wp:attachment_url>
  <wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A label</wp:meta_value></wp:postmeta></item>`;
const item = (type: string, status: string) =>
  `<item><title>x</title><wp:post_id>1</wp:post_id><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type></item>`;

describe('WordPress', () => {
  test('a post comes with its slug, date, author, category, tags, picture and old address', async () => {
    expect(await only(wordPress(POST + PICTURE))).toMatchObject({
      source: 'wordpress https://old.example 7',
      title: 'Labels & doses',
      slug: 'labels',
      status: 'published',
      publishedAt: '2024-05-03T08:00:00.000Z',
      author: 'Jane Doe',
      excerpt: 'In short',
      category: 'News & more',
      keywords: ['dose'],
      metaDescription: 'What it says',
      picture: 'https://old.example/wp-content/uploads/label.jpg',
      oldAddresses: ['https://old.example/2024/05/labels/'],
    });
  });

  test('paragraphs and captions are made, other shortcodes listed, and words in brackets stay', async () => {
    const { html, lost } = await only(wordPress(POST + PICTURE));
    expect(html).toContain('<p>First line<br>\nsecond line</p>');
    expect(html).toContain('alt><figcaption>A label</figcaption></figure>');
    expect(html).toContain('<p>and [1] and [sic]</p>');
    expect(html).toContain('<pre>[kept id=&quot;1&quot;]</pre>');
    expect(lost).toEqual(['[contact-form-7 id="12" title="Ask"]']);
  });

  test('pages are named, and what was deleted is not', async () => {
    const { posts, leftOut } = await read(
      wordPress(
        POST +
          item('page', 'publish') +
          item('page', 'draft') +
          item('post', 'trash') +
          item('page', 'trash'),
      ),
    );
    expect(posts).toHaveLength(1);
    expect(leftOut).toEqual(['2 pages']);
  });

  test.each([
    ['future', 'scheduled', true],
    ['pending', 'draft', false],
    ['private', 'draft', true],
  ])('the status %s is %s, with a date: %s', async (status, ours, isDated) => {
    const post = await only(wordPress(POST.replace('[publish]', `[${status}]`)));
    expect([post.status, post.publishedAt !== null]).toEqual([ours, isDated]);
  });

  test('a post with a password does not become public', async () => {
    const locked = POST.replace('<wp:post_password><![CDATA[]]>', '<wp:post_password><![CDATA[secret]]>');
    expect((await only(wordPress(locked))).status).toBe('draft');
  });

  test('a slug of another alphabet is read, and a date that was never set is the feed’s', async () => {
    const post = POST.replace('[labels]]', `[${encodeURIComponent('зелень')}]]`).replace(
      '[2024-05-03 08:00:00]',
      '[0000-00-00 00:00:00]',
    );
    expect(await only(wordPress(post))).toMatchObject({
      slug: 'зелень',
      publishedAt: '2024-05-03T08:00:00.000Z',
    });
  });

  test('an archive of several exports is one', async () => {
    const { posts, site } = await read(
      zip({ 'a.xml': wordPress(POST), 'b.xml': wordPress(POST.replace('>7<', '>8<')) }),
    );
    expect([posts.map(({ source }) => source), site]).toEqual([
      ['wordpress https://old.example 7', 'wordpress https://old.example 8'],
      'https://old.example',
    ]);
  });
});

const ghostData = {
  posts: [
    {
      id: '5f',
      uuid: 'u-1',
      title: 'Doses',
      slug: 'doses',
      html: '<p><img src="__GHOST_URL__/content/images/a.png" alt="A"></p>',
      feature_image: '__GHOST_URL__/content/images/b.png',
      type: 'post',
      status: 'published',
      visibility: 'public',
      published_at: '2024-05-03T08:00:00.000Z',
      custom_excerpt: 'In short',
    },
    { id: '6f', title: 'About', slug: 'about', html: '<p>x</p>', type: 'page', status: 'published' },
  ],
  posts_tags: [
    { post_id: '5f', tag_id: 't2', sort_order: 1 },
    { post_id: '5f', tag_id: 't1', sort_order: 0 },
    { post_id: '5f', tag_id: 't0', sort_order: 2 },
  ],
  tags: [
    { id: 't0', name: '#internal' },
    { id: 't1', name: 'News' },
    { id: 't2', name: 'Dose' },
  ],
  posts_authors: [{ post_id: '5f', author_id: 'a1', sort_order: 0 }],
  users: [{ id: 'a1', name: 'Jane Doe' }],
  posts_meta: [{ post_id: '5f', meta_description: 'What to take' }],
};
const ghost = (posts: object[] = ghostData.posts) =>
  JSON.stringify({ db: [{ meta: { version: '5.0' }, data: { ...ghostData, posts } }] });

describe('Ghost', () => {
  test('a post comes with its tags in order, author, picture, description and old address', async () => {
    const { posts, leftOut, site } = await read(ghost(), 'https://old.example');
    expect(posts).toEqual([
      expect.objectContaining({
        source: 'ghost https://old.example u-1',
        slug: 'doses',
        category: 'News',
        keywords: ['Dose'],
        author: 'Jane Doe',
        metaDescription: 'What to take',
        picture: 'https://old.example/content/images/b.png',
        html: '<p><img src="https://old.example/content/images/a.png" alt="A"></p>',
        oldAddresses: ['/doses'],
      }),
    ]);
    expect([leftOut, site]).toEqual([['1 page'], 'https://old.example']);
  });

  test('an export that does not say where it was has addresses of an unknown site', async () => {
    const { posts, site } = await read(ghost());
    expect([posts[0]!.picture, site]).toEqual(['https://old-site.invalid/content/images/b.png', null]);
  });

  test.each([
    [
      'of another format',
      { title: 'x', lexical: '{}', plaintext: 'Some text' },
      'Some text',
      'only its plain text',
    ],
    ['for members', { title: 'x', html: '<p>x</p>', visibility: 'paid' }, 'x', 'For paid only'],
  ])('a post %s says so', async (_what, post, text, says) => {
    const { html, lost, status } = await only(ghost([{ ...post, status: 'published' }]));
    expect([html.includes(text), lost.join(), status]).toEqual([
      true,
      expect.stringContaining(says),
      says.startsWith('For') ? 'draft' : 'published',
    ]);
  });

  test('reads the export without its outer list, and numbers as times', async () => {
    const post = { id: 1, title: 'x', markdown: '*x*', status: 'published', published_at: 1388805572000 };
    expect(await only(JSON.stringify({ meta: {}, data: { posts: [post] } }))).toMatchObject({
      publishedAt: '2014-01-04T03:19:32.000Z',
      html: '<p><em>x</em></p>\n',
    });
  });
});

describe('Markdown', () => {
  test('Hugo: a folder with its pictures, template tags and former addresses', async () => {
    const { posts, files } = await read(
      zip({
        'content/posts/doses/index.md':
          '---\ntitle: "Doses"\ndate: 2024-05-03T10:00:00+02:00\ndraft: false\ntags: [a, b]\ncategories: [News]\naliases: [/old/doses]\n---\n![A](a.png)\n\n{{< youtube abc >}}\n\n`{{< kept >}}`\n',
        'content/posts/doses/a.png': 'x',
        'README.md': '# Nothing',
      }),
    );
    expect(posts).toEqual([
      expect.objectContaining({
        slug: 'doses',
        publishedAt: '2024-05-03T08:00:00.000Z',
        category: 'News',
        keywords: ['a', 'b'],
        oldAddresses: ['/posts/doses/', '/old/doses'],
        lost: ['{{< youtube abc >}}'],
        html: expect.stringContaining('<code>{{&lt; kept &gt;}}</code>'),
      }),
    ]);
    expect([...files.keys()]).toEqual(['content/posts/doses/a.png']);
  });

  test('Jekyll: the date of the name begins in the site’s zone', async () => {
    const file = zip({ '_posts/2024-05-03-some-doses.md': '---\nlayout: post\n---\nText' });
    expect(await only(file)).toMatchObject({
      slug: 'some-doses',
      title: 'some doses',
      status: 'published',
      publishedAt: '2024-05-02T22:00:00.000Z',
    });
  });

  test.each([
    ['draft: true', 'draft'],
    ['published: false', 'draft'],
    ['status: scheduled', 'scheduled'],
  ])('%s is %s', async (line, status) => {
    expect((await only(zip({ 'a.md': `---\ntitle: a\n${line}\n---\n` }))).status).toBe(status);
  });
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), /not UTF-8/],
  ['a feed', '<rss><channel><item/></channel></rss>', /no export of WordPress/],
  ['other JSON', '{"a":1}', /no export of Ghost/],
  ['JSON that is null', 'null', /no export of Ghost/],
  ['a text', 'Hello', /Choose an export/],
  ['an empty archive', zip({ 'a.txt': 'x' }), /no Markdown files/],
  ['a project’s own Markdown', zip({ 'README.md': '# x' }), /is a post/],
  ['broken front matter', zip({ 'a.md': '---\na: [\n---\nx' }), /front matter/],
  ['front matter that grows', zip({ 'a.md': bomb() }), /front matter/],
])('%s is refused', async (_what, file, message) => {
  await expect(read(file)).rejects.toThrow(NoExportError);
  await expect(read(file)).rejects.toThrow(message);
});

/** Aliases of aliases: ten lines for a thousand million values. */
function bomb(): string {
  const lines = Array.from({ length: 9 }, (_, level) => {
    const names = Array.from({ length: 10 }, () => `*a${level}`).join(', ');
    return `a${level + 1}: &a${level + 1} [${names}]`;
  });
  return `---\na0: &a0 [x, x]\n${lines.join('\n')}\n---\nx`;
}

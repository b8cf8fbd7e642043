import { strToU8, zipSync } from 'fflate';
import { sanitizeRichText } from '../rich-text/rich-text';
import { readExport } from './formats/read-export';
import { preparePosts } from './prepare-posts';

/** The posts of an export, as the site will have them but for their pictures. */
async function moved(file: string | Uint8Array, site: string | null = null) {
  const source = await readExport(Buffer.from(file), { site, timeZone: 'Europe/Berlin' });
  return preparePosts(source, (html) => sanitizeRichText(html, 'content', () => false));
}
const only = async (file: string | Uint8Array) => (await moved(file)).posts[0]!;
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const compact = (html: string) => html.replace(/>\s+</g, '><');

interface Item {
  content?: string;
  meta?: Record<string, string>;
  more?: string;
}
const wordPress = ({ content = 'Text.', meta = {}, more = '' }: Item, others = '') => {
  const metas = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  );
  return `<?xml version="1.0"?><rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
    <item><title>Doses</title><link>https://old.example/2024/05/doses/</link><wp:post_id>7</wp:post_id>
    <content:encoded><![CDATA[${content}]]></content:encoded><wp:post_date_gmt>2024-05-03 08:00:00</wp:post_date_gmt>
    <wp:post_name>doses</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${metas.join('')}${more}</item>
    ${others}</channel></rss>`;
};
const item = (id: number, type: string, more: string) =>
  `<item><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status>${more}</item>`;
const picture = (id: number, name: string) =>
  item(
    id,
    'attachment',
    `<wp:post_parent>7</wp:post_parent><wp:attachment_url>https://old.example/u/${name}</wp:attachment_url>`,
  );

describe('WordPress’s classic editor', () => {
  it.each([
    [
      'text below a heading is a paragraph',
      '<h2>Dose</h2>\nFour.\nA day.\n\nNo more.',
      '<h2>Dose</h2><p>Four.<br />\nA day.</p><p>No more.</p>',
    ],
    [
      'a list amid a paragraph ends it',
      'Three:\n<ul>\n\t<li>One</li>\n\t<li>Two</li>\n</ul>\nSo <em>much</em>.',
      '<p>Three:</p><ul><li>One</li><li>Two</li></ul><p>So <em>much</em>.</p>',
    ],
    [
      'a quotation has its own',
      '<blockquote>One\n\nTwo</blockquote>\nAfter',
      '<blockquote><p>One</p><p>Two</p></blockquote><p>After</p>',
    ],
    ['code keeps its lines', '<pre>a\n\nb</pre>\nAfter', '<pre>a\n\nb</pre><p>After</p>'],
    ['text of a box is a paragraph', '<div class="note">Take\nfour</div>', '<p>Take<br />\nfour</p>'],
    [
      'a video on a line of its own is its card',
      'Watch:\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\nThen rest.',
      '<p>Watch:</p><figure data-video="youtube:dQw4w9WgXcQ"></figure><p>Then rest.</p>',
    ],
    [
      'a plugin’s video is its card',
      '[youtube https://youtu.be/dQw4w9WgXcQ?t=9 w=640]',
      '<figure data-video="youtube:dQw4w9WgXcQ@9"></figure>',
    ],
  ])('%s', async (_what, content, html) => {
    const { content: kept, lost } = await only(wordPress({ content }));
    expect([compact(kept), lost]).toEqual([html, []]);
  });

  it('shows the pictures of the post in a gallery that names none', async () => {
    const { pictures } = await only(
      wordPress({ content: '[gallery]' }, picture(8, 'a.jpg') + picture(9, 'b.jpg')),
    );
    expect(pictures).toEqual(['https://old.example/u/a.jpg', 'https://old.example/u/b.jpg']);
  });
});

describe('WordPress’s blocks', () => {
  it('come with what posts share, and a block that is not in the export is listed', async () => {
    const block = item(40, 'wp_block', '<content:encoded><![CDATA[<p>Disclosure.</p>]]></content:encoded>');
    const content = '<!-- wp:block {"ref":40} /--><!-- wp:block {"ref":41} /-->';
    const { posts, leftOut } = await moved(wordPress({ content }, block));
    expect(posts[0]).toMatchObject({
      content: '<p>Disclosure.</p>',
      lost: ['<!-- wp:block {"ref":41} /-->'],
    });
    expect(leftOut).toEqual([]);
  });

  const noted =
    '<!-- wp:paragraph --><p>Four<sup data-fn="a1-b" class="fn"><a href="#a1-b" id="a1-b-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
  it('have their footnotes, with links in both directions', async () => {
    const footnotes = '[{"content":"See <em>Park<\\/em>.","id":"a1-b"}]';
    const { content, lost } = await only(wordPress({ content: noted, meta: { footnotes } }));
    expect([compact(content), lost]).toEqual([
      '<p>Four<sup><a href="#fn-a1-b" id="fn-a1-b-link">1</a></sup>.</p><ol><li id="fn-a1-b">See <em>Park</em>. <a href="#fn-a1-b-link">↩</a></li></ol>',
      [],
    ]);
  });
  it('without the notes are listed', async () => {
    expect((await only(wordPress({ content: noted }))).lost).toEqual(['<!-- wp:footnotes /-->']);
  });

  it('with a video are its card, and with something else a link that is listed', async () => {
    const embed = (url: string) =>
      `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure><!-- /wp:embed -->`;
    const video = await only(wordPress({ content: embed('https://vimeo.com/76979871') }));
    expect([video.content, video.lost]).toEqual(['<figure data-video="vimeo:76979871"></figure>', []]);
    const post = await only(wordPress({ content: embed('https://x.com/a/status/1') }));
    expect([post.content, post.lost]).toEqual([
      expect.stringContaining('href="https://x.com/a/status/1"'),
      ['https://x.com/a/status/1'],
    ]);
  });
});

describe('a gallery of WordPress', () => {
  const figure = (name: string) =>
    `<figure class="wp-block-image"><img src="https://a.example/${name}" alt="${name}"></figure>`;
  const kept = (name: string) =>
    `<figure><img src="https://a.example/${name}" alt="${name}" loading="lazy" /></figure>`;
  it.each([
    [
      'figures',
      `<figure class="wp-block-gallery">${figure('a')}${figure('b')}<figcaption>Both</figcaption></figure>`,
    ],
    [
      'a list',
      `<ul class="wp-block-gallery"><li class="blocks-gallery-item">${figure('a')}</li><li>${figure('b')}</li></ul><p>Both</p>`,
    ],
  ])('of %s becomes figures of their own, as the editor has them', async (_what, html) => {
    const { content } = await only(wordPress({ content: `<!-- wp:gallery -->${html}<!-- /wp:gallery -->` }));
    expect(compact(content)).toBe(`${kept('a')}${kept('b')}<p>Both</p>`);
  });

  it('leaves the source of a quotation in a paragraph', async () => {
    const content =
      '<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Four.</p><cite>Ann</cite></blockquote></figure><!-- /wp:pullquote -->';
    expect((await only(wordPress({ content }))).content).toBe(
      '<figure><blockquote><p>Four.</p><p>Ann</p></blockquote></figure>',
    );
  });
});

describe('a post of WordPress', () => {
  it('keeps every category and every former address', async () => {
    const term = (domain: string, name: string, nicename = name) =>
      `<category domain="${domain}" nicename="${nicename}"><![CDATA[${name}]]></category>`;
    const post = await only(
      wordPress({
        meta: { _wp_old_slug: 'dosing' },
        more:
          term('category', 'Allgemein', 'uncategorized') +
          term('category', 'Trials') +
          term('category', 'Sport') +
          term('post_tag', 'dose'),
      }),
    );
    expect(post).toMatchObject({
      category: 'TRIALS',
      keywords: ['Sport', 'dose'],
      oldAddresses: ['https://old.example/2024/05/doses/', 'https://old.example/2024/05/dosing/'],
    });
  });

  it('has the picture of the library where WordPress shrank that as well', async () => {
    const content = '<p><img src="https://old.example/u/label-1024x683.jpg" alt="A label"></p>';
    expect((await only(wordPress({ content }, picture(8, 'label-scaled.jpg')))).pictures).toEqual([
      'https://old.example/u/label-scaled.jpg',
    ]);
  });

  it.each([
    ['<wp:status>private</wp:status>', 'Private: imported as a draft'],
    [
      '<wp:status>publish</wp:status><wp:post_password>x</wp:post_password>',
      'Protected with a password: imported as a draft',
    ],
  ])('that %s hides is a draft, and listed', async (fields, says) => {
    const file = wordPress({}).replace('<wp:status>publish</wp:status>', fields);
    expect(await only(file)).toMatchObject({ status: 'draft', lost: [says] });
  });

  it('leaves its comments behind, which are named', async () => {
    const comment = (approved: string, type = 'comment') =>
      `<wp:comment><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type></wp:comment>`;
    const more = comment('1') + comment('1', '') + comment('spam') + comment('1', 'pingback');
    expect((await moved(wordPress({ more }))).leftOut).toEqual(['2 comments']);
  });
});

test('a post whose text is nested without end does not keep the others out', async () => {
  const second = item(8, 'post', '<title>Other</title><content:encoded>Text</content:encoded>');
  const { posts, leftOut } = await moved(wordPress({ content: '<b>'.repeat(20_000) }, second));
  expect([posts.map(({ title }) => title), leftOut]).toEqual([
    ['Other'],
    ['“Doses”: its text is too long, or cannot be read'],
  ]);
});

describe('Ghost', () => {
  const ghost = (post: object, tables: object = {}) =>
    JSON.stringify({
      db: [
        {
          data: {
            posts: [{ id: 'p', title: 'Doses', slug: 'doses', status: 'published', ...post }],
            ...tables,
          },
        },
      ],
    });

  it('has callouts and bookmarks that the site can show', async () => {
    const { content, lost } = await only(
      ghost({
        html: `<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Take <b>four</b>.</div></div>
          <figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A &amp; B</div><div class="kg-bookmark-description">How</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.example/i.png" alt=""></div></div></a><figcaption>Seen</figcaption></figure>`,
      }),
    );
    expect(compact(content)).toBe(
      '<aside data-callout="note"><p>💡 Take <strong>four</strong>.</p></aside><p><a href="https://a.example/x" rel="noopener">A &amp; B</a><br />How<br />Seen</p>',
    );
    expect(lost).toEqual([]);
  });

  it('names all authors, and what has no place here', async () => {
    const post = await only(
      ghost(
        { html: '<p>x</p>', codeinjection_head: '<style>p{}</style>' },
        {
          users: [
            { id: 'a', name: 'Jane Doe' },
            { id: 'b', name: 'Ann Roe' },
          ],
          posts_authors: [
            { post_id: 'p', author_id: 'b', sort_order: 1 },
            { post_id: 'p', author_id: 'a', sort_order: 0 },
          ],
          posts_meta: [
            {
              post_id: 'p',
              feature_image_caption: 'By <a href="https://x.example">Ann</a>',
              feature_image_alt: 'Red algae',
            },
          ],
        },
      ),
    );
    expect(post).toMatchObject({
      author: 'Jane Doe, Ann Roe',
      lost: [
        'Caption of the main picture: By Ann',
        'Alternative text of the main picture: Red algae',
        '<style>p{}</style>',
      ],
    });
  });

  it('shows files as links, without the controls of their player, and lists them', async () => {
    const { content, lost } = await only(
      ghost({
        html: `<p>x</p><figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://a.example/v.mp4"></video><div class="kg-video-player"><span class="kg-video-current-time">0:00</span><button class="kg-video-playback-rate">1×</button></div></div><figcaption>How</figcaption></figure>
          <div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://a.example/f.pdf"><div class="kg-file-card-contents"><div class="kg-file-card-title">Table</div><div class="kg-file-card-filesize">2 KB</div></div></a></div>
          <div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>Why?</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>So.</p></div></div>`,
      }),
    );
    const link = (href: string, text: string) =>
      `<a href="https://a.example/${href}" rel="noopener">${text}</a>`;
    expect(compact(content)).toBe(
      `<p>x</p><p>${link('v.mp4', 'https://a.example/v.mp4')}<br />How</p><p>${link('f.pdf', 'Table')}</p><h4>Why?</h4><p>So.</p>`,
    );
    expect(lost).toEqual(['<div class="kg-card kg-file-card">', '<figure class="kg-card kg-video-card">']);
  });

  it('may be below a path of another site', async () => {
    const html = '<p><img src="__GHOST_URL__/content/images/a.png" alt=""></p>';
    const { posts } = await moved(ghost({ html }), 'https://old.example/blog');
    expect(posts[0]).toMatchObject({
      oldAddresses: ['/blog/doses'],
      pictures: ['https://old.example/blog/content/images/a.png'],
    });
  });

  it('does not make public what was sent by email only', async () => {
    expect(await only(ghost({ html: '<p>x</p>', status: 'sent' }))).toMatchObject({
      status: 'draft',
      lost: ['Sent by email only: imported as a draft'],
    });
  });

  it('writes times in UTC, wherever the server is', async () => {
    expect(await only(ghost({ html: '<p>x</p>', published_at: '2018-07-01 10:00:00' }))).toMatchObject({
      publishedAt: '2018-07-01T10:00:00.000Z',
    });
  });
});

describe('Hugo', () => {
  it('may have front matter in TOML', async () => {
    const post = await only(
      zip({
        'content/posts/Some Doses.md':
          '\uFEFF+++\r\ntitle = "Doses"\r\ndate = 2024-05-03T10:00:00+02:00\r\ntags = ["a"]\r\nslug = "how-much"\r\n[cover]\r\nimage = "c.png"\r\n+++\r\n## Four\r\n\r\nA day[^1].\r\n\r\n[^1]: See Park.\r\n',
        'content/posts/c.png': 'x',
      }),
    );
    expect(post).toMatchObject({
      title: 'Doses',
      slug: 'how-much',
      status: 'published',
      publishedAt: '2024-05-03T08:00:00.000Z',
      keywords: ['a'],
      pictures: ['https://archive.invalid/content/posts/c.png'],
      oldAddresses: ['/posts/how-much/'],
      lost: [],
    });
    expect(post.content).toContain('<h2>Four</h2>');
    expect(post.content).toMatch(/href="#fn-1"[\s\S]*<li id="fn-1">/);
  });

  it('has figures, videos, code and links between texts as shortcodes', async () => {
    const body = `{{< figure src="/images/a.png" alt="A label" caption="On the shelf" >}}

{{< youtube dQw4w9WgXcQ >}}

See [one]({{< ref "posts/one.md#dose" >}}), [again](../one/) and [mail](mailto:a@example.org).

{{< highlight go >}}
x := "{{ kept }}"
{{< /highlight >}}

## Doses {#doses}
{{< gist a b >}}`;
    const post = await only(
      zip({
        'content/posts/two.md': `---\ntitle: Two\n---\n${body}`,
        'content/posts/one.md': '---\ntitle: One\n---\nText',
        'static/images/a.png': 'x',
      }),
    );
    expect(compact(post.content)).toContain(
      '<figure><img src="https://archive.invalid/static/images/a.png" alt="A label" loading="lazy" /><figcaption>On the shelf</figcaption></figure><figure data-video="youtube:dQw4w9WgXcQ"></figure>',
    );
    expect(post.content).toContain('href="https://archive.invalid/content/posts/one.md#dose"');
    expect(post.content).toContain('href="https://old-site.invalid/posts/one/"');
    expect(post.content).toContain('x := "{{ kept }}"');
    expect(post.content).toContain('<h2>Doses</h2>');
    expect(post.lost).toEqual(['{{< gist a b >}}']);
  });

  it('has lists, templates and pages that are no posts', async () => {
    const { posts, leftOut } = await moved(
      zip({
        'content/_index.md': '---\ntitle: Home\n---\nText',
        'content/about.md': '---\ntitle: About\ntype: page\n---\nText',
        'archetypes/default.md': '---\ntitle: "{{ .Name }}"\n---\n',
        'content/posts/a.md': '---\ntitle: a\n---\nText',
        'content/posts/b.md': '---\ntitle: [b\n---\nText',
      }),
    );
    expect([posts.map(({ title }) => title), leftOut]).toEqual([
      ['a'],
      ['content/posts/b.md: its front matter can’t be read', '3 Markdown files that are no posts'],
    ]);
  });

  it.each([
    ['date: 2999-01-01', 'scheduled', null],
    ['date: 2020-01-01\nexpiryDate: 2021-01-01', 'draft', null],
    ['date: 2020-01-01\nexpiryDate: 2999-01-01', 'published', '2998-12-31T23:00:00.000Z'],
    ['draft: true\nexpiryDate: 2999-01-01', 'draft', null],
  ])('with %j is %s', async (lines, status, unpublishAt) => {
    const file = zip({ 'a.md': `---\ntitle: a\n${lines}\n---\nText` });
    expect(await only(file)).toMatchObject({ status, unpublishAt });
  });
});

describe('Jekyll', () => {
  const post = (lines = '', body = 'Text') => `---\ntitle: Doses\n${lines}\n---\n${body}`;

  it.each([
    ['', 'categories: Health tips', '/health/tips/2024/01/02/some-doses.html'],
    ['permalink: pretty', '', '/2024/01/02/some-doses/'],
    ['permalink: "/:year/:i_month/:title"', '', '/2024/1/some-doses'],
    ['', 'permalink: /doses/', '/doses/'],
  ])('gave posts their address by %j and %j', async (config, lines, address) => {
    const { oldAddresses } = await only(
      zip({ '_config.yml': `title: x\n${config}\n`, '_posts/2024-01-02-some-doses.md': post(lines) }),
    );
    expect(oldAddresses).toEqual([address]);
  });

  it('has drafts, and pages that are no posts', async () => {
    const { posts, leftOut } = await moved(
      zip({
        '_posts/2024-01-02-a.md': post(),
        '_drafts/b.md': post(),
        'about.markdown': '---\nlayout: page\n---\nText',
        'index.md': '---\n---\n',
      }),
    );
    expect(posts.map(({ slug, status }) => [slug, status])).toEqual([
      ['a', 'published'],
      ['b', 'draft'],
    ]);
    expect(leftOut).toEqual(['2 Markdown files that are no posts']);
  });

  it('has tags for addresses and code, and attributes', async () => {
    const body = `* TOC
{:toc}

See [one]({% post_url 2024-01-01-one %}){:target="_blank"} ![A]({{ "/img/a.png" | relative_url }}) ![B]({{ site.baseurl }}/img/a.png)
{: .center}

{% highlight ruby %}
puts "{{ x }}"
{% endhighlight %}
{% include ad.html %}`;
    const { posts } = await moved(
      zip({
        '_posts/2024-01-02-two.md': post('', body),
        '_posts/2024-01-01-one.md': post(),
        'img/a.png': 'x',
      }),
    );
    expect(posts[0]!.lost).toEqual(['{% include ad.html %}']);
    expect(compact(posts[0]!.content)).toBe(
      '<p>See <a href="https://archive.invalid/_posts/2024-01-01-one.md" rel="noopener">one</a><img src="https://archive.invalid/img/a.png" alt="A" loading="lazy" /><img src="https://archive.invalid/img/a.png" alt="B" loading="lazy" /></p><pre><code>puts "{{ x }}"\n</code></pre>',
    );
  });
});

describe('Obsidian', () => {
  it('has notes without front matter, which are drafts with the title of their heading', async () => {
    const { posts } = await moved(
      zip({ 'Vault/How much.md': '# How much to take\n\nFour.', 'Vault/Other.md': 'Text' }),
    );
    expect(posts.map(({ title, slug, status, content }) => [title, slug, status, content])).toEqual([
      ['How much to take', 'how-much', 'draft', '<p>Four.</p>'],
      ['Other', 'other', 'draft', '<p>Text</p>'],
    ]);
  });

  it('links notes and pictures by their name', async () => {
    const body =
      'See [[other note]], [[Other note#Dose|the dose]], [[Gone]] ![[label 1.png|300]] ![[gone.png]] `[[kept]]`';
    const { content, lost } = await only(
      zip({
        'a.md': `---\ntitle: a\n---\n${body}`,
        'notes/Other note.md': '---\ntitle: b\n---\nText',
        'files/label 1.png': 'x',
      }),
    );
    const other = 'https://archive.invalid/notes/Other%20note.md';
    expect(content).toBe(
      `<p>See <a href="${other}" rel="noopener">other note</a>, <a href="${other}" rel="noopener">the dose</a>, Gone <img src="https://archive.invalid/files/label%201.png" alt="" loading="lazy" />  <code>[[kept]]</code></p>`,
    );
    expect(lost).toEqual(['[[Gone]]', '![[gone.png]]']);
  });
});

test('a link to a file that did not come along is listed', async () => {
  const { lost } = await only(zip({ 'a.md': '---\ntitle: a\n---\n[b](files/b.pdf) [c](c.md)' }));
  expect(lost).toEqual([
    'A link to files/b.pdf, which is not in the archive',
    'A link to c.md, which is not in the archive',
  ]);
});

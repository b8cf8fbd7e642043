import type { SourcePost } from './formats/source-post';
import { oldPathOf, preparePosts } from './prepare-posts';

const post: SourcePost = {
  source: 'x 1',
  title: 'Doses',
  slug: 'doses',
  status: 'published',
  publishedAt: '2024-05-03T08:00:00.000Z',
  excerpt: '',
  html: '<p>Text.</p>',
  base: 'https://old.example/2024/doses/',
  category: null,
  keywords: [],
  author: null,
  metaDescription: null,
  picture: null,
  oldAddresses: [],
  lost: [],
};

function prepare(
  changes: Partial<SourcePost>,
  files: Record<string, string> = {},
  library = new Map<string, string>(),
) {
  const source = {
    format: 'wordpress' as const,
    site: 'https://old.example',
    posts: [{ ...post, ...changes }],
    leftOut: [],
    files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    library,
  };
  // As sanitizing leaves a text that is in order.
  const { posts, leftOut } = preparePosts(source, (html) => html.trim());
  return { ...posts[0]!, leftOut };
}

test('addresses of pictures and links become whole', () => {
  const { content, pictures } = prepare({
    html: '<p><img src="../a.jpg" alt=""><img src="//cdn.example/b.png" alt=""><a href="/2023/x/">x</a></p>',
    picture: '/c.webp',
  });
  expect(pictures).toEqual([
    'https://old.example/c.webp',
    'https://old.example/2024/a.jpg',
    'https://cdn.example/b.png',
  ]);
  expect(content).toContain('href="https://old.example/2023/x/"');
});

test('a picture beside the file, and one below a folder of assets, come from the archive', () => {
  const files = { 'posts/a b.png': '', 'static/images/c.png': '' };
  const { pictures } = prepare(
    {
      base: 'posts/doses.md',
      html: '<img src="a%20b.png" alt=""><img src="/images/c.png" alt=""><img src="d.png" alt="">',
    },
    files,
  );
  expect(pictures).toEqual([
    'https://archive.invalid/posts/a%20b.png',
    'https://archive.invalid/static/images/c.png',
    'https://old.example/d.png',
  ]);
});

test('a smaller copy becomes the picture of the library, with its alt text', () => {
  const library = new Map([['https://old.example/u/a.jpg', 'A label']]);
  const { content } = prepare({ html: '<img src="/u/a-300x200.jpg" width="300" alt="">' }, {}, library);
  expect(content).toBe('<p><img src="https://old.example/u/a.jpg" alt="A label"></p>');
});

test('a picture that a plugin loads later is found', () => {
  const { pictures } = prepare({
    html: '<img src="data:image/gif;base64,R0" data-src="/u/a.jpg" alt="">',
  });
  expect(pictures).toEqual(['https://old.example/u/a.jpg']);
});

test('frames become links, and what has no counterpart is listed', () => {
  const { content, lost } = prepare({
    html: `<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->
      <!-- wp:jetpack/map {"zoom":3} --><div></div><!-- /wp:jetpack/map -->
      <iframe src="https://www.youtube.com/embed/x" width="5"></iframe><form action="/x"></form>
      <div class="kg-card kg-product-card">P</div><figure class="kg-card kg-image-card"></figure>`,
  });
  expect(lost).toEqual([
    '<!-- wp:jetpack/map {"zoom":3} -->',
    '<iframe src="https://www.youtube.com/embed/x" width="5">',
    '<form action="/x">',
    '<div class="kg-card kg-product-card">',
  ]);
  expect(content).toContain('<a href="https://www.youtube.com/embed/x">https://www.youtube.com/embed/x</a>');
});

test.each<[string, Partial<SourcePost>, object]>([
  [
    'no excerpt has the beginning of the text',
    { html: `<p>${'word '.repeat(100)}</p>` },
    { excerpt: expect.stringMatching(/^word.{200,296}…$/) },
  ],
  ['no text is a draft', { html: '<p></p>' }, { status: 'draft', content: '' }],
  ['no title has a name', { title: ' ' }, { title: 'Untitled' }],
  ['no slug has one from its title', { slug: '', title: 'Größe' }, { slug: 'grosse' }],
  ['no category has one', {}, { category: 'ARTICLE' }],
  ['a category of the site has that', { category: 'Expert Guide' }, { category: 'EXPERT GUIDE' }],
  [
    'a long title is shortened, and named',
    { title: 'a'.repeat(300) },
    { title: 'a'.repeat(200), lost: [expect.stringContaining('Title shortened')] },
  ],
])('a post with %s', (_what, changes, expected) => {
  expect(prepare(changes)).toMatchObject(expected);
});

test('a text that is nested without end is left out, and named', () => {
  const { leftOut } = prepare({ html: '<b>'.repeat(100_000) });
  expect(leftOut).toEqual(['“Doses”: its text is too long, or cannot be read']);
});

test.each([
  ['https://old.example/2024/doses/', '/2024/doses'],
  ['/doses', '/doses'],
  ['doses.html', '/doses.html'],
  ['https://old.example/?p=12', undefined],
  ['https://old.example/', undefined],
  ['/admin/x', undefined],
])('the old address %s answers at %s', (address, path) => expect(oldPathOf(address)).toBe(path));

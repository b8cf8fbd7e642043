/** @jest-environment jsdom */
import { linkProblemsOf, problemsOf } from './text-problems';

const fine = {
  title: 'How to read a label',
  excerpt: 'What the numbers on the label of a supplement mean, and which do not matter.',
  metaDescription: '',
  content: '<h2>One</h2><h3>Two</h3><h2>Three</h2><p><img src="/uploads/a.webp" alt="A label"></p>',
};
const textsOf = (changes: Partial<typeof fine>) =>
  problemsOf({ ...fine, ...changes }, 'AstaGuide').map(({ text, at }) => [text, at]);

test('a complete article has nothing to mend', () => expect(textsOf({})).toEqual([]));

test.each([
  ['title', { title: 'a'.repeat(60) }, /^The title has 72 characters/, 'title'],
  ['excerpt', { excerpt: 'a'.repeat(160) }, /^The excerpt.*160 characters; about 155/, 'excerpt'],
  ['description', { metaDescription: 'a'.repeat(156) }, /^The meta description has 156/, 'metaDescription'],
  [
    'second picture',
    { content: '<img src="/a.webp" alt="A"><img src="/b.webp" alt=" ">' },
    /^Picture 2 has no alternative text$/,
    { node: 'image', index: 1 },
  ],
  [
    'picture elsewhere',
    { content: '<img src="https://e.example/c.png" alt="A">' },
    /^Picture 1 is loaded from another site: c\.png$/,
    { node: 'image', index: 0 },
  ],
  [
    'heading that skips a level',
    { content: '<h2>One</h2><h4>Deep</h4>' },
    /^“Deep” is H4, but the one below H2 should be H3$/,
    { node: 'heading', index: 1 },
  ],
  [
    'first heading',
    { content: '<h3>One</h3>' },
    /^“One” is H3, but the first heading should be H2$/,
    { node: 'heading', index: 0 },
  ],
  ['empty heading', { content: '<h2> </h2>' }, /^A heading is empty$/, { node: 'heading', index: 0 }],
  [
    'video without a title',
    { content: '<figure data-product="1"></figure><figure data-video="vimeo:7"></figure>' },
    /^A video has no title$/,
    { node: 'textBlock', index: 1 },
  ],
  [
    'footnote without a text',
    {
      content:
        '<p>a<sup><a href="#fn-2" id="fn-2-ref">1</a></sup></p><ol><li id="fn-2"> <a href="#fn-2-ref">↩</a></li></ol>',
    },
    /^Footnote 1 has no text$/,
    { link: '#fn-2' },
  ],
  [
    'footnote that was deleted',
    { content: '<p>a<sup><a href="#fn-1">1</a></sup></p>' },
    /^Footnote 1 has no text$/,
    { link: '#fn-1' },
  ],
  [
    'footnote without a reference',
    { content: '<ol><li id="fn-1">As in salmon. <a href="#fn-1-ref">↩</a></li></ol>' },
    /^No place refers to the footnote “As in salmon\.”$/,
    'content',
  ],
])('the %s is named with its place', (_what, changes, text, at) =>
  expect(textsOf(changes)).toEqual([[expect.stringMatching(text), at]]),
);

test('links lead to themselves in the text', () =>
  expect(linkProblemsOf({ links: [{ href: '/review/gone', problem: 'missing' }], products: [] })).toEqual([
    { text: 'The link /review/gone leads to no page of this site', at: { link: '/review/gone' } },
  ]));

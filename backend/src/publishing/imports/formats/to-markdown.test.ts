import { marked } from 'marked';
import { sanitizeRichText } from '../../rich-text/rich-text';
import { toMarkdown } from './to-markdown';

const sanitize = (html: string) => sanitizeRichText(html, 'content', () => false);
const compact = (html: string) => html.replace(/>\s+</g, '><').trim();

test.each([
  ['prose', '<h2 id="a">A *b*</h2><p>One <strong>two</strong> <a href="/faq">three</a> 1. [x] &lt;b&gt;</p>'],
  ['lists', '<ul><li>a</li><li>b</li></ul><ol start="3"><li><p>c</p></li></ol>'],
  ['a picture', '<p><img src="/uploads/a.webp" alt="A &quot;label&quot;"></p>'],
  ['a figure', '<figure><img src="/a.png" alt=""><figcaption>x</figcaption></figure>'],
  [
    'a table',
    '<table><caption>t</caption><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table>',
  ],
  ['a product', '<p>a</p><figure data-product="3"></figure><p>b</p>'],
  ['code', '<pre><code>a\n\n\n  b &lt;i&gt;\n</code></pre>'],
  ['words of Markdown', '<p># not a heading</p><p>* no list</p><p>a_b_c `d` ~~e~~ https://x.example/_y_</p>'],
  ['text outside of any block', 'a <em>b</em> c'],
])('%s is the same after it was written and read', (_what, html) => {
  const once = sanitize(html);
  const markdown = toMarkdown(once, sanitize);
  const again = markdown === undefined ? once : sanitize(marked.parse(markdown, { async: false }));
  expect(compact(again)).toBe(compact(once));
});

test('what Markdown has words for is Markdown', () => {
  const html = sanitize(
    '<h2>A</h2><p>One <strong>two</strong></p><ul><li>a</li></ul><figure data-product="3"></figure>',
  );
  expect(toMarkdown(html, sanitize)).toBe(
    '## A\n\nOne **two**\n\n-   a\n\n<figure data-product="3"></figure>\n',
  );
});

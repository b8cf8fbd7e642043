/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { richTextExtensions } from './rich-text-extensions';
import { writtenHtml } from './written-html';

/** The HTML that is saved when a text is opened and not edited. */
function reopened(html: string): string {
  const editor = new Editor({ extensions: richTextExtensions, content: html });
  const written = writtenHtml(editor.state.doc);
  editor.destroy();
  return written;
}

const oneLine = (html: string) => html.replace(/\s*\n\s*/g, '');

describe('a text that is opened and saved', () => {
  it.each([
    ['headings', '<h2>One</h2><h3>Two</h3><h4>Three</h4>'],
    ['a heading that is linked to', '<h2 id="doses">Doses</h2>'],
    [
      'marks',
      '<p>A <strong>strong <em>word</em></strong>, <s>struck</s>, <u>under</u>, <code>code</code></p>',
    ],
    ['chemistry', '<p>C<sub>40</sub>H<sub>52</sub>O<sub>4</sub> per m<sup>2</sup></p>'],
    ['a link within the site', '<p>See <a href="/comparison">the comparison</a>.</p>'],
    [
      'a link that leads outside',
      '<p><a target="_blank" rel="noopener nofollow" href="https://example.com/a?b=1">there</a></p>',
    ],
    ['a link by mail', '<p><a href="mailto:owner@example.com">Write</a> or <a href="#doses">read</a></p>'],
    ['lists', '<ul><li>One</li><li><strong>Two.</strong> More</li></ul><ol><li>First</li></ol>'],
    ['a list that goes on counting', '<ol start="4"><li>Fourth</li></ol>'],
    ['a list within a list', '<ul><li>One<ol><li>Inner</li></ol></li></ul>'],
    ['a list item of two paragraphs', '<ul><li><p>One</p><p>More of it</p></li></ul>'],
    ['a quotation', '<blockquote><p>Not proven.</p></blockquote>'],
    [
      'a table',
      '<table><thead><tr><th>Dose</th><th>Length</th></tr></thead><tbody><tr><td>4 mg</td><td>28 days</td></tr></tbody></table>',
    ],
    [
      'a table with a caption, spans and headings of rows',
      '<table><caption>Three trials</caption><thead><tr><th colspan="2">Trial</th></tr></thead><tbody><tr><th scope="row">Res</th><td>20 mg</td></tr></tbody></table>',
    ],
    ['a table without headings', '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>'],
    ['a picture in a line', '<p>Here: <img src="/uploads/a.webp" alt="Algae"> and on</p>'],
    ['a picture that is a link', '<p><a href="/faq"><img src="/uploads/a.webp" alt=""></a></p>'],
    [
      'a figure',
      '<figure><img src="/uploads/a.webp" alt="Algae" width="640" height="480"><figcaption>Seen <em>close</em></figcaption></figure>',
    ],
    ['a rule, a line break and code', '<p>a<br>b</p><hr><pre><code>x = 1\n  y</code></pre>'],
  ])('keeps %s', (_what, html) => {
    expect(oneLine(reopened(html))).toBe(oneLine(html));
  });

  it('keeps a typical article, except for white space between blocks', () => {
    const text = `
<p>If you have read that astaxanthin "boosts endurance", see <a href="/faq">the FAQ</a> &amp; more.</p>

<h2>The three trials</h2>
<table>
<thead>
<tr><th>Trial</th><th>Riders</th></tr>
</thead>
<tbody>
<tr><td>Earnest 2011</td><td>21 enrolled</td></tr>
</tbody>
</table>
<ul>
<li><strong>Chance.</strong> Small trials.</li>
</ul>
<blockquote><p>Astaxanthin <em>does not</em> help.</p></blockquote>
`;
    expect(oneLine(reopened(text))).toBe(oneLine(text.trim()));
  });

  it('has one block per line, so that the source is readable', () => {
    expect(reopened('<p>a</p><ul><li>b</li></ul>')).toBe('<p>a</p>\n<ul>\n<li>b</li>\n</ul>');
  });

  it('loses empty paragraphs and unsupported elements', () => {
    expect(reopened('<p>a</p><p></p><script>alert(1)</script><p onclick="x()">b</p><p></p>')).toBe(
      '<p>a</p>\n<p>b</p>',
    );
  });
});

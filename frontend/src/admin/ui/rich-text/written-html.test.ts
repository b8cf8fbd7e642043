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
    [
      'names of events on any element',
      '<h2 data-goal="a">One</h2><p data-goal="b">A <a data-goal="c" href="/faq">link</a> and <strong data-goal="d">more</strong></p><ul data-goal="e"><li data-goal="f">One</li></ul><figure data-goal="g"><img data-goal="h" src="/uploads/a.webp" alt=""></figure><table data-goal="i"><tbody><tr><td data-goal="j">a</td></tr></tbody></table><p>a <span data-goal="k">word</span></p><div data-goal="l">Text</div><div data-goal="m"><h2>One</h2><p>More</p></div>',
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
    [
      'footnotes, in both directions',
      '<p>a<sup><a href="#fn-1" id="fn-r1">1</a></sup></p><ol><li id="fn-1">b <a href="#fn-r1">back</a></li></ol><p id="fn-2">c <a href="#fn-r1">back</a></p>',
    ],
    [
      'references to studies, with their numbers',
      '<p>a<sup data-cite="park-2010"><a href="/studies#park-2010">1</a></sup> b<sup data-cite="res-2013"><a href="/studies#res-2013">2</a></sup> c<sup data-cite="park-2010"><a href="/studies#park-2010">1</a></sup></p>',
    ],
    [
      'a remark',
      '<aside data-callout="caution"><p>Ask <strong>first</strong>.</p><ul><li>a</li></ul></aside>',
    ],
    [
      'blocks that pages fill in',
      '<figure data-product="7"></figure><figure data-comparison="7,9"></figure><figure data-study="park-2010"></figure><figure data-questions="a,b"></figure><figure data-signup="newsletter"></figure><figure data-video="vimeo:7" data-title="A &quot;b&quot;"></figure>',
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

  it('has the card of a video in place of its frame', () => {
    expect(reopened('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A"></iframe>')).toBe(
      '<figure data-video="youtube:dQw4w9WgXcQ" data-title="A"></figure>',
    );
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

/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { fromGoogleDocs, fromWord } from '../../../../ui/rich-text/clipboard.fixture';
import { cleanPastedHtml } from './pasted-html';
import { richTextExtensions } from '../rich-text-extensions';
import { writtenHtml } from '../written-html';

// jsdom has neither a clipboard nor layout.
Object.assign(globalThis, { ClipboardEvent: class extends Event {} });
document.elementFromPoint = () => null;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const ORIGIN = 'https://astaguide.example';

/** The content of an empty editor after a paste. */
function pasted(html: string): string {
  const editor = new Editor({
    extensions: richTextExtensions,
    element: document.createElement('div'),
    editorProps: { transformPastedHTML: (text) => cleanPastedHtml(text, { siteOrigin: ORIGIN }) },
  });
  editor.view.pasteHTML(html);
  const written = writtenHtml(editor.state.doc);
  editor.destroy();
  return written;
}

const lines = (html: string) => html.split('\n').filter((line) => line !== '');

const wordItem = (marker: string, text: string, list = 'l1 level1') =>
  `<p class=MsoListParagraph style='mso-list:${list} lfo2'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}</p>`;

const onlineItem = (tag: string, level: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} role="list" start="2"><li data-leveltext="x" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;

describe('a paste', () => {
  it('from Word on the web keeps headings, and joins the list that each item is', () => {
    const html = `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span>Doses</span></p></div>
      ${onlineItem('ul', 1, 'One')}${onlineItem('ol', 2, 'Inner')}${onlineItem('ol', 2, 'More')}${onlineItem('ul', 1, 'Two')}
      <div class="OutlineElement"><p class="Paragraph">Between</p></div>${onlineItem('ul', 1, 'Three')}`;
    expect(pasted(html).replace(/\n/g, '')).toBe(
      '<h2>Doses</h2><ul><li>One<ol start="2"><li>Inner</li><li>More</li></ol></li><li>Two</li></ul><p>Between</p><ul><li>Three</li></ul>',
    );
  });

  it.each([
    [
      'the picture that a page loads later',
      '<p><img src="data:image/gif;base64,R0" data-src="https://a.example/b.jpg" alt="B"></p>',
      '<p><img src="https://a.example/b.jpg" alt="B"></p>',
    ],
    [
      'the target of a link that leads over Google',
      '<p><a href="https://www.google.com/url?q=https://a.example/b?c%3D1&amp;sa=D">b</a></p>',
      '<p><a href="https://a.example/b?c=1">b</a></p>',
    ],
    [
      'a remark of Notion',
      '<!-- notionvc: 1 --><aside>💡 Mind the dose</aside>',
      '<aside data-callout="note">\n<p>💡 Mind the dose</p>\n</aside>',
    ],
  ])('keeps %s', (_what, html, kept) => expect(pasted(html)).toBe(kept));

  it('from Word keeps headings, emphasis, lists and tables, and nothing else', () => {
    expect(lines(pasted(fromWord))).toEqual([
      '<h2>Dosing</h2>',
      '<h2>What was tested</h2>',
      '<p>Riders took <strong>4&nbsp;mg</strong> a day for <em>28 days</em>.[1]</p>',
      '<ul>',
      '<li>Chance<ol>',
      '<li>Small groups</li>',
      '<li>Short trials</li>',
      '</ol></li>',
      '<li>Who was <u>tested</u></li>',
      '</ul>',
      '<table>',
      '<thead>',
      '<tr><th><strong>Trial</strong></th><th><strong>Dose</strong></th></tr>',
      '</thead>',
      '<tbody>',
      '<tr><td>Res 2013</td><td><p>20 mg</p><p>4 weeks</p></td></tr>',
      '</tbody>',
      '</table>',
      '<p>In Hawaii, see <a href="https://example.com/study">the study</a> by Res.</p>',
    ]);
  });

  it('from Google Docs keeps emphasis from styles, and nothing else', () => {
    expect(lines(pasted(fromGoogleDocs))).toEqual([
      '<h2>The trials</h2>',
      '<p>Two were <strong>small</strong><em> and short</em><sup>1</sup>, see <a href="https://example.com/">here</a>.</p>',
      '<ul>',
      '<li>One<ul>',
      '<li>Inner</li>',
      '</ul></li>',
      '</ul>',
      '<table>',
      '<tbody>',
      '<tr><td>Dose</td><td>4 mg</td></tr>',
      '</tbody>',
      '</table>',
    ]);
  });

  it('moves headings down a level if the text has an h1', () => {
    expect(lines(pasted('<h1>A</h1><h2>B</h2><h4>C</h4><h6>D</h6>'))).toEqual([
      '<h2>A</h2>',
      '<h3>B</h3>',
      '<h4>C</h4>',
      '<h4>D</h4>',
    ]);
    expect(lines(pasted('<h2>A</h2><h5>B</h5>'))).toEqual(['<h2>A</h2>', '<h4>B</h4>']);
  });

  it('continues the numbering of a list in Word', () => {
    expect(lines(pasted(wordItem('3.', 'Third') + wordItem('4.', 'Fourth')))).toEqual([
      '<ol start="3">',
      '<li>Third</li>',
      '<li>Fourth</li>',
      '</ol>',
    ]);
  });

  it('ends a list in Word where another begins, but not at a deeper level', () => {
    const items = [
      wordItem('·', 'Bullet', 'l0 level1'),
      wordItem('1.', 'Inner', 'l2 level2'),
      wordItem('·', 'Last', 'l0 level1'),
      wordItem('1.', 'Number', 'l1 level1'),
    ];
    expect(lines(pasted(items.join(''))).join('')).toBe(
      '<ul><li>Bullet<ol><li>Inner</li></ol></li><li>Last</li></ul><ol><li>Number</li></ol>',
    );
  });

  it('writes links to this site as paths, and removes links that lead nowhere', () => {
    expect(
      pasted(
        `<p><a href="${ORIGIN}/faq">FAQ</a> <a href="file:///C:/a.doc">file</a> <a href="javascript:x()">run</a> <a href="mailto:a@example.com">mail</a></p>`,
      ),
    ).toBe('<p><a href="/faq">FAQ</a> file run <a href="mailto:a@example.com">mail</a></p>');
  });

  it('removes images on a disk or in the clipboard', () => {
    expect(
      pasted(
        '<p>a<img src="data:image/png;base64,AA">b<img src="file:///C:/a.png"><img src="https://example.com/a.png" alt="c" style="width:9px"></p>',
      ),
    ).toBe('<p>ab<img src="https://example.com/a.png" alt="c"></p>');
  });

  it('runs no script and keeps no event handler', () => {
    expect(pasted('<p onclick="x()">a<script>alert(1)</script></p><style>p{}</style>')).toBe('<p>a</p>');
  });
});

describe('a paste keeps', () => {
  it('footnotes of Word, in both directions', () => {
    expect(
      pasted(
        '<p>It rose.<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> See Park.</p></div>',
      ),
    ).toBe(
      '<p>It rose.<a id="fn-ftnref1" href="#fn-ftn1">[1]</a></p>\n<p><a id="fn-ftn1" href="#fn-ftnref1">[1]</a> See Park.</p>',
    );
  });

  it('footnotes of WordPress, whose references are superscript', () => {
    expect(
      pasted(
        '<p>It rose.<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="a1">See Park. <a href="#a1-link">↩</a></li></ol>',
      ).replaceAll('\n', ''),
    ).toBe(
      '<p>It rose.<sup><a href="#fn-a1" id="fn-a1-link">1</a></sup></p><ol><li id="fn-a1">See Park. <a href="#fn-a1-link">↩</a></li></ol>',
    );
  });

  it('videos, as cards, and names other frames', () => {
    const removed: string[] = [];
    const html = cleanPastedHtml(
      '<p>a</p><figure><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><figcaption>Seen</figcaption></figure><iframe src="https://maps.example"></iframe><img src="file:///C:/a.png"><form><input></form><p>b</p>',
      { siteOrigin: ORIGIN, removed },
    );
    expect(html).toBe('<p>a</p><figure data-video="youtube:dQw4w9WgXcQ" data-title="Seen"></figure><p>b</p>');
    expect(removed).toEqual(['iframe', 'form', 'input', 'img']);
  });

  it('code of a chat without the buttons around it', () => {
    expect(
      pasted(
        '<pre><div><span>js</span><button>Copy code</button></div><div dir="ltr"><code><span>let</span> a;\n  b();</code></div></pre><pre>c <code>d</code></pre>',
      ),
    ).toBe('<pre><code>let a;\n  b();</code></pre>\n<pre><code>c d</code></pre>');
  });

  it('the text of a page within a form', () =>
    expect(pasted('<form><p>a</p><input></form>')).toBe('<p>a</p>'));

  it('posts on X as quotations with their link', () => {
    expect(
      pasted(
        '<blockquote class="twitter-tweet"><p lang="en">Words</p>&mdash; Jane (@jane) <a href="https://x.com/jane/status/1">May 1, 2026</a></blockquote><script async src="https://platform.x.com/widgets.js"></script>',
      ).replaceAll('\n', ''),
    ).toBe(
      '<blockquote><p>Words</p><p>— Jane (@jane) <a href="https://x.com/jane/status/1">May 1, 2026</a></p></blockquote>',
    );
  });
});

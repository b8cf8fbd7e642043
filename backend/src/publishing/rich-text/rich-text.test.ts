/** @jest-environment jsdom */
import { demoBlogPosts } from '@astaguide/database/demo/blog-posts';
import { demoProducts } from '@astaguide/database/demo/products';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { removalNote, removedTexts } from '@astaguide/contracts/publishing/removed-elements';
import { InvalidInputError } from '../../http/errors';
import { sanitizeRichText, hasText } from './rich-text';

const sanitize = (html: string) =>
  sanitizeRichText(html, 'content', (address) => /^\/go\/|shop\.example/.test(address));

/** What a browser makes of HTML, as elements with their attributes. */
function elementsOf(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...document.body.querySelectorAll('*')];
}

const attributesKept: Record<string, string[]> = {
  a: ['href', 'id', 'target', 'rel'],
  p: ['id'],
  li: ['id'],
  sup: ['id', 'data-cite'],
  aside: ['data-callout'],
  figure: [
    'data-product',
    'data-comparison',
    'data-study',
    'data-questions',
    'data-signup',
    'data-video',
    'data-title',
  ],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
};
/** Of every element. */
const GOAL = 'data-goal';
const elementsKept =
  `a aside blockquote br caption code div em figcaption figure h2 h3 h4 hr img li ol p pre s span strong sub sup table
   tbody td tfoot th thead tr u ul`.split(/\s+/);

/** What of sanitized HTML, as a browser reads it, has no place in an article. */
function trespassers(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const name = element.localName;
    const wrong = element
      .getAttributeNames()
      .filter((attribute) => attribute !== GOAL && !attributesKept[name]?.includes(attribute))
      .map((attribute) => `${name}[${attribute}]`);
    const address = element.getAttribute('href') ?? element.getAttribute('src');
    const schemes = name === 'img' ? ['http:', 'https:'] : ['http:', 'https:', 'mailto:'];
    // No page has other elements whose ids begin so.
    if (element.id && !name.startsWith('h') && !element.id.startsWith('fn-')) wrong.push(`#${element.id}`);
    if (address && !schemes.includes(new URL(address, 'https://site.example').protocol)) wrong.push(address);
    if (['div', 'span'].includes(name) && !element.hasAttribute(GOAL)) wrong.push(name);
    if (!elementsKept.includes(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      wrong.push(name);
    return wrong;
  });
}

describe('an article keeps', () => {
  test.each([
    ['headings and their ids', '<h2 id="dose">Dose</h2><h3 id="a-1">A</h3><h4>B</h4>'],
    ['lists', '<ul><li>a</li><li><p>b</p><ol start="3"><li>c</li></ol></li></ul>'],
    ['marks', '<p><strong>a</strong><em>b</em><s>c</s>H<sub>2</sub>O<sup>2</sup><u>d</u><code>e</code></p>'],
    [
      'quotes, rules and code',
      '<blockquote><p>a</p></blockquote><hr /><pre><code>a &lt; b\n  c</code></pre>',
    ],
    [
      'tables',
      '<table><caption>Doses</caption><thead><tr><th scope="col" colspan="2">mg</th></tr></thead><tbody><tr><th scope="row" rowspan="2">a</th><td colspan="3">b<br />c</td></tr></tbody></table>',
    ],
    [
      'pictures',
      '<figure><img src="/uploads/a.webp" alt="A label" width="640" height="480" loading="lazy" /><figcaption>A</figcaption></figure>',
    ],
    ['links within the site', '<p><a href="/review/glow-6?x=1&amp;y=2#price">a</a><a href="#dose">b</a></p>'],
    ['mail links', '<a href="mailto:owner@example.com?subject=Hi">write</a>'],
    [
      'sponsored links',
      '<a href="https://shop.example/a" target="_blank" rel="noopener sponsored nofollow">a</a>',
    ],
    [
      'footnotes, in both directions',
      '<p>a<sup><a href="#fn-1" id="fn-r1">1</a></sup></p><ol><li id="fn-1">b <a href="#fn-r1">back</a></li></ol>',
    ],
    ['references to studies', '<p>a<sup data-cite="park-2010"><a href="/studies#park-2010">1</a></sup></p>'],
    ['remarks', '<aside data-callout="caution"><p>a</p></aside>'],
    [
      'blocks that pages fill in',
      '<figure data-product="7"></figure><figure data-comparison="7,9"></figure><figure data-study="park-2010"></figure><figure data-questions="how-much,answer-3"></figure><figure data-signup="newsletter"></figure>',
    ],
    [
      'videos with their title',
      '<figure data-video="youtube:dQw4w9WgXcQ@90" data-title="A &quot;b&quot;"></figure>',
    ],
    ['every sign', '<p>5 &lt; 6 &amp; "7" – “ü” 你好 𝒳 &amp;lt;</p>'],
  ])('%s', (_what, html) => {
    expect(sanitize(html)).toBe(html);
  });

  test.each([
    ...demoBlogPosts.map(({ content }) => content),
    ...demoProducts.map(({ htmlContent }) => htmlContent),
  ])('all of the demo catalog: %.30s', (html) => {
    const outline = (text: string) =>
      elementsOf(text).map((element) => [element.localName, ...element.getAttributeNames()]);
    const added = new Set(['rel', 'loading']);
    const kept = outline(sanitize(html ?? '')).map((names) => names.filter((name) => !added.has(name)));
    expect(kept).toEqual(outline(html ?? '').map((names) => names.filter((name) => !added.has(name))));
  });
});

describe('an article is tidied', () => {
  test.each([
    ['its title is the only first heading', '<h1>A</h1>', '<h2>A</h2>'],
    ['deep headings are the fourth', '<h5>A</h5><h6>B</h6>', '<h4>A</h4><h4>B</h4>'],
    ['old marks have their meaning', '<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['looks go, text stays', '<p style="color:red" class="x" dir="rtl"><span>a</span></p>', '<p>a</p>'],
    ['what is not closed is', '<p>a<strong>b', '<p>a<strong>b</strong></p>'],
    ['list items end where the next begins', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'frames with a video are its card',
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5" title="A" width="560" allowfullscreen></iframe><p>b</p>',
      '<figure data-video="youtube:dQw4w9WgXcQ@5" data-title="A"></figure><p>b</p>',
    ],
    [
      'the caption around a frame is the title of the video',
      '<figure class="kg-card"><iframe src="//player.vimeo.com/video/76979871">No frames</iframe><figcaption>A <b>b</b></figcaption></figure>',
      '<figure data-video="vimeo:76979871" data-title="A b"></figure>',
    ],
    [
      'anchors of footnotes of Word and WordPress get names of their own',
      '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> b</p>',
      '<p>a<a href="#fn-ftn1" id="fn-ftnref1">[1]</a></p><p><a href="#fn-ftnref1" id="fn-ftn1">[1]</a> b</p>',
    ],
    [
      'anchors that nothing leads to go',
      '<p id="expert-analysis">a</p><ul><li id="b">b</li></ul>',
      '<p>a</p><ul><li>b</li></ul>',
    ],
    ['remarks of another kind are text', '<aside class="note"><p>a</p></aside>', '<p>a</p>'],
    ['comments go', '<p>a<!-- b --><!--[if IE]>c<![endif]--></p>', '<p>a</p>'],
    [
      'pictures load when they are near',
      '<img src="https://a.example/b.png">',
      '<img src="https://a.example/b.png" alt="" loading="lazy" />',
    ],
    [
      'sizes are numbers',
      '<img src="/b.png" width="100%" height="-1">',
      '<img src="/b.png" alt="" loading="lazy" />',
    ],
    [
      'outside links cannot reach back',
      '<a href="https://a.example">a</a>',
      '<a href="https://a.example" rel="noopener">a</a>',
    ],
    [
      'only known relations stay',
      '<a href="https://a.example" rel="OPENER Sponsored">a</a>',
      '<a href="https://a.example" rel="noopener sponsored">a</a>',
    ],
    [
      'links within the site open in place',
      '<a href="/faq" target="_blank" rel="opener">a</a>',
      '<a href="/faq">a</a>',
    ],
    [
      'affiliate links are marked, whatever was written',
      '<a href="/go/glow">a</a><a href="https://shop.example/b" target="_self" rel="opener follow">b</a>',
      '<a href="/go/glow" target="_blank" rel="noopener sponsored nofollow">a</a><a href="https://shop.example/b" target="_blank" rel="noopener sponsored nofollow">b</a>',
    ],
    ['addresses lose what browsers drop', '<a href=" /f\naq\t">a</a>', '<a href="/faq">a</a>'],
    ['signs that no text can hold are replaced', '<p>&#0;&#xD800;</p>', '<p>\ufffd\ufffd</p>'],
  ])('%s', (_what, html, tidied) => {
    expect(sanitize(html)).toBe(tidied);
  });
});

describe('nothing gets through that could run or load', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img src="//evil.example/a.png">', ''],
    [
      '<img src="/a.png" onload="alert(1)" srcset="x" style="position:fixed">',
      '<img src="/a.png" alt="" loading="lazy" />',
    ],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', 'a'],
    ['<a href="java\tscript:alert(1)">a</a>', 'a'],
    ['<a href="&#106;ava&Tab;script&colon;alert(1)">a</a>', 'a'],
    ['<a href="&#x1;javascript:alert(1)">a</a>', 'a'],
    ['<a href="vbscript:x">a</a>', 'a'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a href="/&Tab;/evil.example">a</a>', 'a'],
    ['<a href="https:evil.example">a</a>', 'a'],
    ['<a href="https://user:pass@shop.example/">a</a>', 'a'],
    ['<img src="https://user@pictures.example/a.png">a', 'a'],
    ['<xmp><img src=x onerror=alert(1)></xmp>a', 'a'],
    ['<xmp><p title="</xmp><img src=x onerror=alert(1)>"></p>', '"&gt;<p></p>'],
    ['<noscript><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript></noscript>', ''],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ''],
    ['<svg><foreignObject><p>a</p><script>alert(1)</script></foreignObject></svg>b', 'b'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<iframe src="https://evil.example"></iframe>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>">', ''],
    ['<object data="x"><embed src="x"></object>a', 'a'],
    ['<style>@import "//evil.example";</style>a', 'a'],
    ['<form action="//evil.example"><input name="password"><button>a</button></form>', 'a'],
    [
      '<base href="//evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">a',
      'a',
    ],
    ['<textarea></textarea><img src=x onerror=alert(1)></textarea>a', 'a'],
    ['<title><img title="</title><img src=x onerror=alert(1)>">a', '"&gt;a'],
    ['<textarea></textarea/><img src=x onerror=alert(1)>', ''],
    ['<svg><a><set attributeName="href" to="javascript:alert(1)"/>a</a></svg>', ''],
    ['<p><noscript></p><a href="/a" title="</noscript><script>alert(1)</script>">a</a>', '<p></p>a'],
    ['<template><script>alert(1)</script></template>a', 'a'],
    ['<plaintext><img src=x onerror=alert(1)>', ''],
    ['<select><option><img src=x onerror=alert(1)></select>a', 'a'],
    [
      '<p><img alt="</p><script>alert(1)</script>" src="/a.png">',
      '<p><img src="/a.png" alt="&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;" loading="lazy" /></p>',
    ],
    ['<h2 id="x onclick=alert(1)">a</h2>', '<h2>a</h2>'],
    ['<p/onclick=alert(1)>a', '<p>a</p>'],
    ['<<script>alert(1)//<</script>', '&lt;'],
    ['<unwrapped onclick=alert(1)>a</unwrapped>', 'a'],
    ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<![CDATA[<img src=x onerror=alert(1)>]]>', ''],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%s', (html, left) => {
    expect(sanitize(html)).toBe(left);
    expect(trespassers(sanitize(html))).toEqual([]);
  });
});

describe('whatever is sent in', () => {
  const names = [
    ...elementsKept,
    ...`b i h1 script style svg math mtext mglyph xmp noscript template title textarea select option iframe
        form input base plaintext foreignObject button`.split(/\s+/),
  ];
  const attributes = constantFrom(
    'onerror=alert(1)',
    'href="javascript:x"',
    "href='https://a.example/?a&b'",
    'href="/a"',
    'href="#a"',
    'name=a',
    'data-cite=a',
    'data-callout=note',
    'data-video="youtube:dQw4w9WgXcQ"',
    'data-study="x y"',
    'src="https://youtu.be/dQw4w9WgXcQ"',
    'href="/go/a"',
    'data-goal=a',
    'src=/a.png',
    'src="//a"',
    "alt='\"><img src=x onerror=x>'",
    'style="x"',
    'id=a',
    'id="</p>"',
    'colspan=2',
    'rel="a',
  );
  const piece = oneof(
    constantFrom(...names).map((name) => `<${name}>`),
    constantFrom(...names).map((name) => `</${name}>`),
    constantFrom(...names).chain((name) =>
      array(attributes, { maxLength: 3 }).map((list) => `<${name} ${list.join(' ')}>`),
    ),
    constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '"',
      "'",
      '>',
      '<',
      '&lt;',
      '&amp;lt;',
      '&#0;',
      '</',
      '<p',
      '\u00a0',
      '/>',
    ),
    string({ maxLength: 6, unit: 'grapheme' }),
  );
  const soup = array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  test('sanitizing again changes nothing', () => {
    assert(
      property(soup, (html) => {
        const once = sanitize(html);
        expect(sanitize(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test('a browser finds in the result only what an article is made of', () => {
    assert(
      property(soup, (html) => expect(trespassers(sanitize(html))).toEqual([])),
      { numRuns: 1000 },
    );
  });
});

test('elements inside each other by the thousands are refused before they take time', () => {
  for (const name of ['strong', 'svg', 'ul><li']) {
    expect(() => sanitize(`<${name}>`.repeat(60_000))).toThrow(InvalidInputError);
  }
  // What is in an iframe is text.
  expect(sanitize('<iframe>'.repeat(60_000))).toBe('');
  expect(elementsOf(sanitize('<blockquote>'.repeat(900)))).toHaveLength(100);
});

test.each([
  ['a word', '<p>a</p>', true],
  ['a picture', '<p><img src="/a.png" alt="" loading="lazy" /></p>', true],
  ['nothing', '', false],
  ['empty elements', '<p></p><h2 id="a"></h2><ul><li><br /></li></ul>', false],
  ['spaces that do not break', '<p>\u00a0 \n</p>', false],
])('a reader sees %s', (_what, html, seen) => {
  expect(hasText(html)).toBe(seen);
});

test('keeps the name of an event on any element, and drops an invalid one', () => {
  for (const name of elementsKept.filter(
    (one) => !['a', 'aside', 'img', 'br', 'hr'].includes(one) && !/^t|caption/.test(one),
  ))
    expect(sanitize(`<${name} data-goal="read on">x</${name}>`)).toContain('data-goal="read on"');
  expect(
    sanitize(
      '<p><a href="/faq" data-goal=" faq ">x</a><img src="/a.png" data-goal="big"><b data-goal="b">y</b></p>',
    ),
  ).toBe(
    '<p><a href="/faq" data-goal="faq">x</a><img src="/a.png" alt="" loading="lazy" data-goal="big" /><strong data-goal="b">y</strong></p>',
  );
  expect(sanitize('<table data-goal="t"><tr data-goal="r"><td data-goal="d">x</td></tr></table>')).toMatch(
    /<table data-goal="t">.*<tr data-goal="r"><td data-goal="d">x/,
  );
  expect(sanitize('<p>a <button type="button" onclick="x()" data-goal="try">b</button></p>')).toBe(
    '<p>a <span data-goal="try">b</span></p>',
  );
  expect(sanitize('<section data-goal="part"><p>a</p></section>')).toBe(
    '<div data-goal="part"><p>a</p></div>',
  );
  expect(sanitize('<div data-goal=""><span>a</span></div>')).toBe('a');
  expect(sanitize(`<p data-goal="">x</p><p data-goal="${'a'.repeat(65)}">y</p>`)).toBe('<p>x</p><p>y</p>');
});

test('what was removed is named, each once, and what becomes something else is not', () => {
  const removed: string[] = [];
  sanitizeRichText(
    '<iframe src="https://maps.example"></iframe><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe><object><embed></object><script>1</script><img src="data:image/png;base64,AA"><a href="javascript:1">a</a><div>b</div>',
    'content',
    () => false,
    removed,
  );
  expect(removalNote(removedTexts(removed))).toBe('3 frames, 1 script, 1 picture and 1 link removed');
});

test.each(['div', 'section', 'details', 'aside'])(
  'a %s that names no event leaves the elements after it as they are',
  (box) => {
    const after = '<blockquote><p>b</p></blockquote><ul><li>c</li></ul><p>d</p>';
    expect(sanitize(`<${box}><p>a</p></${box}>${after}`)).toBe(`<p>a</p>${after}`);
    expect(sanitize(`<p><span>a</span></p>${after}`)).toBe(`<p>a</p>${after}`);
  },
);

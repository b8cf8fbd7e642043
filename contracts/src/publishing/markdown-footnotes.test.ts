import { footnotesAsHtml } from './markdown-footnotes';

test('references and notes lead to each other, numbered in the order of the text', () => {
  const html = footnotesAsHtml(
    'A[^b] and[^a], again[^b].\n\n[^a]: First note\n[^b]: Second\n    goes *on*\n\nEnd.',
  );
  expect(html).toContain(
    'A<sup><a href="#fn-1" id="fn-1-ref">1</a></sup> and<sup><a href="#fn-2" id="fn-2-ref">2</a></sup>, again<sup><a href="#fn-1">1</a></sup>.',
  );
  expect(html).toContain('<li id="fn-1">\n\nSecond goes *on* <a href="#fn-1-ref">↩</a>');
  expect(html).toContain('<li id="fn-2">\n\nFirst note <a href="#fn-2-ref">↩</a>');
  expect(html.indexOf('End.')).toBeLessThan(html.indexOf('<ol>'));
});

test.each(['No notes.', 'A[^1] without its note', 'Code `a[^1]`\n\n```\n[^1]: x\n```', 'An array a[^x] = 1'])(
  '%j stays as it is',
  (text) => expect(footnotesAsHtml(text)).toBe(text),
);

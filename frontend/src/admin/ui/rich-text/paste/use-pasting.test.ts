import { htmlOfMarkdown, looksLikeMarkdown } from './use-pasting';

test.each([
  ['## Dosing', true],
  ['Take **4 mg** a day', true],
  ['See [the trial](https://example.com/a)', true],
  ['- One\n- Two', true],
  ['1. One\n2. Two', true],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |', true],
  ['Text.[^1]\n\n[^1]: Note', true],
  ['```\nx = 1\n```', true],
  ['Plain words.\nMore of them.', false],
  ['- a dash begins this line', false],
  ['2 * 3 * 4 and a_b_c', false],
  ['#1 in its class', false],
  ['Costs $5 [sic] (about)', false],
  ['From: Jane\n> Are you there?\nYes.', false],
])('%j is Markdown: %s', (text, is) => expect(looksLikeMarkdown(text)).toBe(is));

test('headings, lists, tables, links and pictures are converted', () => {
  const html = htmlOfMarkdown(
    '# A\r\n\r\nText *b* [c](/faq) ![d](https://e.example/f.png)\r\n\r\n| g | h |\r\n| - | - |\r\n| 1 | 2 |\r\n',
  );
  for (const part of ['<h1>A</h1>', '<em>b</em>', '<a href="/faq">c</a>', 'alt="d"', '<td>2</td>'])
    expect(html).toContain(part);
});

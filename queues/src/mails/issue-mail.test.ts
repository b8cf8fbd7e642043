import { composeIssue, productsInIssue, withToken } from './issue-mail';
import { composeConfirmation } from './confirmation-mail';
import { mailColors, readerMail } from './reader-mail';
import { simpleParser } from 'mailparser';

const site = {
  siteName: 'Reef <Review>',
  publicUrl: 'https://reef.example',
  operatorName: 'Jane Doe',
  operatorAddress: '1 Some Street, Springfield',
};
const product = {
  id: 3,
  slug: 'reef-12',
  name: 'Reef & Co',
  brand: 'Reef',
  potency: '12mg',
  price: '29.99',
  inStock: true,
};
const content = `<h2>Two trials</h2><p>Read <a href="/blog/doses">our summary</a> or
  <a href="https://pubmed.example/1?a=1&amp;b=2">the trial</a>, or <a href="/go/reef-12" rel="sponsored">buy</a>.</p>
  <figure><img src="https://elsewhere.example/pixel.gif" alt="A red alga"><figcaption>Photo</figcaption></figure>
  <img src="/uploads/a.webp"><figure data-product="3"></figure><figure data-product="9"></figure>
  <ul><li>One</li></ul><table><tbody><tr><th scope="row">Dose</th><td>12 mg</td></tr></tbody></table>`;
const issue = { id: 12, subject: 'Sleep & <eyes>', preheader: 'New this month', content };
const compose = (fields: Partial<typeof issue> = {}) =>
  composeIssue({ ...issue, ...fields }, [product], site);

const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

test('finds the products with cards', () => expect(productsInIssue(content)).toEqual([3, 9]));

test('links to the site name the issue, buy links also their placement, and others stay as they are', () => {
  const found = links(compose().html);
  const campaign = 'utm_source=newsletter&utm_medium=email&utm_campaign=newsletter-12';
  expect(found).toContain(`https://reef.example/blog/doses?${campaign}`);
  expect(found).toContain(`https://reef.example/go/reef-12?from=newsletter&${campaign}`);
  expect(found).toContain('https://pubmed.example/1?a=1&b=2');
});

test('only the links to unsubscribe differ between readers', () => {
  const { text, html } = compose();
  for (const part of [text, html]) expect(withToken(part, 'secret')).toContain('token=secret');
  const own = links(withToken(html, 'secret')).filter((href) => href.includes('secret'));
  expect(own.map((href) => new URL(href).pathname)).toEqual([
    '/newsletter/unsubscribe',
    '/newsletter/preferences',
  ]);
});

test('loads nothing: pictures become their descriptions', () => {
  const { html } = compose();
  expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import|srcset|background=/i);
  expect(html).toContain('<em>A red alga</em>');
});

test('shows a product with its price, and nothing of one that does not exist', () => {
  const { text, html } = compose();
  expect(html).toContain('Reef &amp; Co');
  expect(text).toContain('Reef · 12mg · $29.99');
  const sold = composeIssue(issue, [{ ...product, inStock: false }], site);
  expect(sold.text).toContain('Out of stock');
  expect(composeIssue(issue, [], site).html).not.toContain('Reef · 12mg');
});

test('has the disclosure, the postal address and the way to unsubscribe in both parts', () => {
  const { text, html } = compose();
  for (const part of [text.replaceAll('\n', ' '), html])
    for (const words of [
      'affiliate links',
      'Jane Doe, 1 Some Street, Springfield',
      'Unsubscribe',
      '/affiliate-disclosure',
    ])
      expect(part).toContain(words);
});

test('the text of the owner stays text', () => {
  const { html } = compose({ subject: '<img src=x onerror=alert(1)>', content: '<p>\u{E000}3\u{E001}</p>' });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('Reef · 12mg');
});

/** WCAG's contrast of two colors, #rrggbb. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((place) => {
      const value = parseInt(color.slice(place, place + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('has enough contrast in %s', (_theme, side) => {
  const { ink, muted, link, button, onButton, surface, paper } = mailColors;
  for (const [text, ground] of [
    [ink, surface],
    [ink, paper],
    [link, surface],
    [link, paper],
    [muted, paper],
    [onButton, button],
  ] as const)
    expect(contrast(text[side], ground[side])).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['an issue', compose()],
  [
    'a confirmation',
    composeConfirmation({
      siteName: 'Reef',
      publicUrl: 'https://reef.example',
      confirmUrl: 'https://reef.example/newsletter/confirm?token=a',
      operator: '',
    }),
  ],
])('%s is a MIME message with text and HTML, and the headers of RFC 8058', async (_name, mail) => {
  const raw = await readerMail(
    { from: { name: 'Reef\r\nBcc: victim@example.com', address: 'news@reef.example' } },
    { key: 'delivery.1', to: 'ana@example.org', unsubscribeUrl: 'https://reef.example/u?token=a', ...mail },
  );
  const source = raw.content.toString();
  expect(source).toMatch(/^Content-Type: multipart\/alternative;/m);
  for (const line of source.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  const parsed = await simpleParser(raw.content);
  expect([parsed.subject, parsed.attachments]).toEqual([mail.subject, []]);
  expect(parsed.text!.trim().length).toBeGreaterThan(50);
  expect(parsed.html).toContain('<!doctype html>');
  expect([...parsed.headers.keys()]).not.toContain('bcc');
  expect(source).toContain('List-Unsubscribe: <https://reef.example/u?token=a>\r\n');
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

import { findHint } from './page-hint';

test.each([
  '<p>Currently <b>out of\n stock</b></p>',
  '<p>Dieser Artikel ist derzeit nicht&nbsp;verfügbar</p>',
  '<script type="application/ld+json">{"availability":"https://schema.org/OutOfStock"}</script>',
])('%s looks out of stock', (html) => expect(findHint(html)).toBe('out-of-stock'));

test('a title of a missing page is a hint', () =>
  expect(findHint('<title>Page Not Found | Shop</title> sold out')).toBe('not-found-text'));

test.each([
  '<p>In stock, ships today</p>',
  '<script>const texts = { none: "Out of stock" }</script><p>Buy now</p>',
  '<script>const texts = { none: "Out of stock" }',
  '<p>Every 404 softgels</p>',
  '',
])('%s suggests nothing', (html) => expect(findHint(html)).toBeNull());

import { brotliCompressSync, constants } from 'node:zlib';
import { render } from './entry-server';
import { variedProducts } from './testing/varied-products';

jest.mock('./ui/favicon.svg', () => '/favicon.svg');

const manifest = { 'src/entry-client.tsx': { file: 'assets/site/entry.js', isEntry: true } };
/** What the style sheet, which is missing here, adds to a compressed page. Bytes. */
const STYLES = 16_000;

/** Renders a page of a site with these products, without its style sheet. */
function renderWith(products: unknown, url: string) {
  const answers: Record<string, unknown> = {
    '/api/products': products,
    '/api/site-settings': { siteName: 'AstaGuide' },
  };
  const load = (path: string) =>
    Promise.resolve(path in answers ? { status: 200, body: answers[path] } : { status: 404, body: {} });
  return render({ url, publicUrl: 'https://site.example', load, manifest, styles: '' });
}

test('the comparison of a thousand products shows fifty, in less than 60 KB', async () => {
  const { status, html } = await renderWith(variedProducts(1000), '/comparison');
  expect([status, html.match(/<th scope="row"/g)!.length]).toEqual([200, 50]);
  // As the backend sends a page that it has just rendered.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  expect(brotliCompressSync(html, { params }).length + STYLES).toBeLessThan(60_000);
});

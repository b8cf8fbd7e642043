import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import { HtmlWithCards } from './html-with-cards';
import { splitAtCards } from './product-cards';

// Its style sheet is for a browser.
jest.mock('./html-content', () => ({
  HtmlContent: ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />,
}));

const card = (id: number) => `<figure data-product="${id}"></figure>`;

test.each([
  ['<p>a<br>b</p>', ['<p>a<br>b</p>']],
  [`<p>a</p>\n${card(7)}\n<p>b</p>`, ['<p>a</p>\n', { productId: 7 }, '\n<p>b</p>']],
  [`${card(7)}${card(8)}`, [{ productId: 7 }, { productId: 8 }]],
  [`<ul><li>${card(7)}</li></ul>`, [`<ul><li>${card(7)}</li></ul>`]],
  ['<figure data-product="7"><p>a</p></figure>', ['<figure data-product="7"><p>a</p></figure>']],
])('%s is split at its cards', (html, parts) => expect(splitAtCards(html)).toEqual(parts));

test('a card shows the product as it is now, and none a product that is gone', () => {
  const products = [sampleProduct({ id: 7, name: 'Reef', price: '12.34' })];
  const html = `<p>Before</p>${card(7)}${card(8)}<p>After</p>`;
  renderPage(<HtmlWithCards html={html} products={products} linkPlacement="article" />);
  expect(screen.getByRole('article', { name: 'Reef' }).textContent).toContain('$12.34');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  screen.getByText('After');
});

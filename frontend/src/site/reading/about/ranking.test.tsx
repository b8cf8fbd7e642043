import { screen, within } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { sampleProduct } from '../../../testing/sample-product';
import { Ranking } from './ranking';

const PRODUCTS = 'GET /api/products';
const RANKING = 'GET /api/products/ranking';
const RATES = 'GET /api/products/commission-rates';

const products = [
  sampleProduct({ id: 1, name: 'Unrated', placement: null, rating: '5.0', reviewCount: 0 }),
  sampleProduct({ id: 2, name: 'Second', placement: 2, rating: '4.0', price: '30.00', servings: null }),
  sampleProduct({ id: 3, name: 'First', placement: 1, rating: '3.0', reviewCount: 1, price: '36.00' }),
];
const rates = [
  { productId: 1, commission: null },
  { productId: 2, commission: { kind: 'rate', value: '12.50' } },
  { productId: 3, commission: { kind: 'fixed', value: '4.00' } },
];

const byHand = { scoreVersion: null, changes: [] };

/** The table's rows as texts of their cells, without the labels that only a phone shows. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      for (const label of row.querySelectorAll('[aria-hidden="true"]')) label.remove();
      return [...row.children].map(({ textContent }) => textContent);
    });

test('the list has the site’s order, how each product got its place, and what each pays', async () => {
  answerApi({ [PRODUCTS]: () => products, [RATES]: () => rates, [RANKING]: () => byHand });
  renderPage(<Ranking />);
  await screen.findByRole('table');
  expect(rows()).toEqual([
    [
      '#1 Owner’s rank Rank by score: 2',
      'FirstBrand 3',
      '$4.00 per sale',
      '47 of 100',
      '$36.00',
      '5.0¢',
      '3.0/51 review',
    ],
    [
      '#2 Owner’s rank Rank by score: 3',
      'SecondBrand 2',
      '12.5%',
      '30 of 100',
      '$30.00',
      'Unknown',
      '4.0/5120 reviews',
    ],
    [
      '– By rating Rank by score: 1',
      'UnratedBrand 1',
      'Not stated',
      '48 of 100',
      '$29.99',
      '4.2¢',
      'No ratings yet',
    ],
  ]);
  const link = within(screen.getByRole('rowheader', { name: /^First/ })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/review/product-3');
});

test.each([
  ['are not public', []],
  ['were not entered', products.map(({ id }) => ({ productId: id, commission: null }))],
])('a list whose commissions %s does not mention them', async (_what, answered) => {
  answerApi({ [PRODUCTS]: () => products, [RATES]: () => answered, [RANKING]: () => byHand });
  const { container } = renderPage(<Ranking />);
  await screen.findByRole('table', { name: 'Products by rank, with the score of each' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain(
    'Commission',
  );
  expect(rows()[0]).toHaveLength(6);
  expect(container.textContent).not.toMatch(/commission|Not stated/i);
});

test('a list that the score has ordered says so', async () => {
  answerApi({
    [PRODUCTS]: () => products,
    [RATES]: () => rates,
    [RANKING]: () => ({ scoreVersion: 1, changes: [] }),
  });
  renderPage(<Ranking />);
  expect(await screen.findByText('Today the list is ordered by version 1 of the score.')).toBeTruthy();
  expect(rows().map(([rank]) => rank)).toEqual(['#1 By score', '#2 By score', '– By rating']);
});

test('a list is loading, then failed, then there on a second try', async () => {
  const { answer, give } = heldAnswer();
  const answers = [answer, () => rates];
  const calls = answerApi({
    [PRODUCTS]: () => products,
    [RATES]: () => answers.shift()!(),
    [RANKING]: () => byHand,
  });
  const { user } = renderPage(<Ranking />);
  expect(screen.getByRole('status').textContent).toBe('Loading products…');
  give(refusal(503, 'Later'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(calls.map(({ path }) => path).filter((path) => path === '/api/products')).toHaveLength(1);
});

test('an empty catalog says so', async () => {
  answerApi({ [PRODUCTS]: () => [], [RATES]: () => [], [RANKING]: () => byHand });
  renderPage(<Ranking />);
  expect(await screen.findByText('No products yet')).toBeTruthy();
});

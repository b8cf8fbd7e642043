import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { PriceHistory, stepsOf } from './price-history';

const prices = [
  { price: '20.00', since: '2026-01-01T10:00:00.000Z' },
  { price: '30.00', since: '2026-01-11T10:00:00.000Z' },
  { price: '25.00', since: '2026-01-16T10:00:00.000Z' },
];

test('the prices are drawn and listed, newest first', async () => {
  answerApi({ 'GET /api/products/slug/reef/prices': () => prices });
  renderPage(<PriceHistory slug="reef" />);
  const history = within(await screen.findByRole('region', { name: 'Price history' }));
  history.getByText('Between $20.00 and $30.00 since January 1, 2026.');
  const rows = history.getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'January 16, 2026$25.00',
    'January 11, 2026$30.00',
    'January 1, 2026$20.00',
  ]);
});

test.each([
  ['had one price', prices.slice(0, 1)],
  ['was corrected on its first day', [{ price: '2.00', since: '2026-01-01T09:00:00.000Z' }, prices[0]]],
])('a product that %s has no history', async (_name, given) => {
  const calls = answerApi({ 'GET /api/products/slug/reef/prices': () => given });
  renderPage(<PriceHistory slug="reef" />);
  await screen.findByRole('region', { name: /Notifications/, hidden: true });
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Price history' })).toBeNull();
});

test('each price holds until the next, and the last until the end', () => {
  expect(stepsOf(prices, Date.parse('2026-01-21T10:00:00Z'))).toBe('M6 134H320V6H477V70H634');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { ExchangeRatesBox } from './exchange-rates-box';

const RATES = 'GET /api/earnings/exchange-rates';
const IMPORT = 'POST /api/earnings/exchange-rates/import';
const rateOf = (day: number) => ({
  currency: 'EUR',
  validFrom: `2026-01-${String(day).padStart(2, '0')}`,
  rate: '1.08250000',
});
const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText('Import a CSV file'), {
    target: { files: [new File([text], 'rates.csv')] },
  });

test('a bad file names its lines, and another may be chosen', async () => {
  const problem = {
    title: 'Unprocessable Content',
    status: 422,
    detail: 'The input is not valid.',
    errors: [
      { path: 'rates', message: 'Line 3, rate: Enter a rate such as 1.0825' },
      { path: 'rates', message: 'Line 7, currency: Enter a currency code such as EUR' },
    ],
  };
  let answer = Response.json(problem, { status: 422 });
  const rates = [rateOf(1)];
  answerApi({ [RATES]: () => rates, [IMPORT]: () => answer, 'GET /api/site-settings': () => ({}) });
  renderPage(<ExchangeRatesBox />);
  await screen.findByRole('button', { name: /January 1, 2026/ });
  choose('bad');
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(problem.errors.map(({ message }) => message));
  answer = Response.json({ rates: 2, currencies: ['EUR'] });
  rates.push(rateOf(2));
  choose('good');
  expect(await screen.findByText('Rates imported')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /January 2, 2026/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('many rates are shown on demand', async () => {
  answerApi({
    [RATES]: () => Array.from({ length: 20 }, (_, place) => rateOf(place + 1)),
    'GET /api/site-settings': () => ({}),
  });
  const { user } = renderPage(<ExchangeRatesBox />);
  expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(20);
});

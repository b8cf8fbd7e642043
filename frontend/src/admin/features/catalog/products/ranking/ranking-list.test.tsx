import { OrderByScore } from './ranking-list';
import { screen } from '@testing-library/react';
import { answerApi, refusal } from '../../../../../testing/api-answers';
import { renderPage } from '../../../../../testing/render-page';

const RANKING = 'GET /api/products/ranking';
const ORDER = 'PUT /api/products/ranking/by-score';

test('lets the score order the products, and then says that it does', async () => {
  let scoreVersion: number | null = null;
  answerApi({
    [RANKING]: () => ({ scoreVersion, changes: [] }),
    [ORDER]: () => {
      scoreVersion = 1;
      return [];
    },
  });
  const onOrdered = jest.fn();
  const { user } = renderPage(<OrderByScore onOrdered={onOrdered} />);
  await user.click(await screen.findByRole('button', { name: 'Order by score' }));
  expect(await screen.findByText(/^Ordered by score, version 1\./)).toBeTruthy();
  expect(onOrdered).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Order by score' })).toBeNull();
});

test('says when the order could not be saved, and can be tried again', async () => {
  answerApi({ [RANKING]: () => ({ scoreVersion: null, changes: [] }), [ORDER]: () => refusal(503, 'Busy') });
  const { user } = renderPage(<OrderByScore onOrdered={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Order by score' }));
  expect(await screen.findByText('Failed to save the ranking')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Order by score' })).toBeTruthy();
});

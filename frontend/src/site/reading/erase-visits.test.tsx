import { screen } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { EraseVisits } from './erase-visits';

test('where visits cannot be erased it says why, and what the browser kept is gone all the same', async () => {
  const detail = 'Too many tries. Try again in 9 minutes.';
  answerApi({
    'POST /api/privacy/erase-visits': () =>
      Response.json(
        { type: 'about:blank', title: 'Too Many Requests', status: 429, detail },
        { status: 429 },
      ),
  });
  localStorage.setItem('astaguide-event:1', '{}');
  const { user } = renderPage(<EraseVisits />);
  await user.click(screen.getByRole('button', { name: 'Erase my recent visits' }));
  expect((await screen.findByText(/Couldn’t erase/)).textContent).toContain(detail);
  expect(localStorage).toHaveLength(0);
});

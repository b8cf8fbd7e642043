import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, type ApiCall } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import RedirectsPanel from './redirects-panel';

const redirect = { id: 1, from: '/old', to: '/faq', createdAt: '2026-05-04T10:00:00.000Z' };
const miss = { path: '/2024/lost', times: 12, lastAt: '2026-05-04T10:00:00.000Z' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('redirects a missing address, and deletes a redirect', async () => {
  let redirects = [redirect];
  const answers = {
    'GET /api/redirects': () => redirects,
    'GET /api/redirects/misses': () => [miss],
    'POST /api/redirects': ({ body }: ApiCall) => {
      const added = { ...redirect, id: 2, ...(body as object) };
      redirects = [redirect, added];
      return added;
    },
    'DELETE /api/redirects/1': () => void (redirects = redirects.slice(1)),
  };
  const calls = answerApi(answers);
  const { user } = renderPage(<RedirectsPanel />);
  await screen.findByText('12 requests');
  await user.click(screen.getByText('Redirect this'));
  expect(field('Old address').value).toBe('/2024/lost');
  await user.type(field('New address'), '/2024/lost');
  await user.click(screen.getByText('Add redirect'));
  await screen.findByText('Choose another address than the old one');
  await user.clear(field('New address'));
  await user.type(field('New address'), '/blog/found');
  await user.click(screen.getByText('Add redirect'));
  await screen.findByText('/2024/lost leads to /blog/found');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    from: '/2024/lost',
    to: '/blog/found',
  });
  const row = (await screen.findByText('/old')).closest('li')!;
  await user.click(within(row).getByRole('button'));
  await waitFor(() => expect(screen.queryByText('/old')).toBeNull());
});

test('lists the lines of a file that were refused', async () => {
  answerApi({
    'GET /api/redirects': () => [],
    'GET /api/redirects/misses': () => [],
    'POST /api/redirects/imports': () => ({
      added: 2,
      changed: 1,
      refused: [{ line: 4, message: 'The new address is required' }],
    }),
  });
  const { user, container } = renderPage(<RedirectsPanel />);
  await screen.findByText('No redirects yet.');
  const file = new File(['from,to'], 'redirects.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByText('2 redirects added, 1 changed');
  screen.getByText('Line 4: The new address is required');
});

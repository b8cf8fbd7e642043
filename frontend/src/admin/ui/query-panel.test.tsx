import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { QueryPanel } from './query-panel';

function Fruit({ path = '/api/fruit', isLine = false }: { path?: string; isLine?: boolean }) {
  const query = useQuery<string[]>({ queryKey: [path], placeholderData: keepPreviousData });
  return (
    <QueryPanel
      query={query}
      name="fruit"
      skeleton={['h-10', 'h-20']}
      errorHint="It is still on the tree."
      isLine={isLine}
      empty="Nothing is ripe."
    >
      {(fruit, isStale) => (
        <p>
          {isStale ? 'Picked earlier' : 'Fresh'}: {fruit.join(', ')}
        </p>
      )}
    </QueryPanel>
  );
}

const down = () => refusal(503, 'Service Unavailable');
const retry = () => screen.getByRole('button', { name: 'Try again' });

test('shows placeholders until the data is loaded', async () => {
  const held = heldAnswer();
  answerApi({ 'GET /api/fruit': held.answer });
  const { container } = renderPage(<Fruit />);
  expect(screen.getByRole('status').textContent).toBe('Loading fruit…');
  expect(container.querySelectorAll('.animate-pulse')).toHaveLength(2);
  held.give(['plum']);
  await screen.findByText('Fresh: plum');
  expect(screen.queryByRole('status')).toBeNull();
  expect(container.querySelector('.animate-pulse')).toBeNull();
});

test.each([false, true])('shows an error with a retry button (in one line: %s)', async (isLine) => {
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/fruit': down };
  answerApi(answers);
  const { user } = renderPage(<Fruit isLine={isLine} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load the fruit');
  expect(alert.textContent.includes('It is still on the tree.')).toBe(!isLine);
  answers['GET /api/fruit'] = () => ['plum'];
  await user.click(retry());
  await screen.findByText('Fresh: plum');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the empty text for an empty list', async () => {
  answerApi({ 'GET /api/fruit': () => [] });
  renderPage(<Fruit />);
  await screen.findByText('Nothing is ripe.');
  expect(screen.queryByText(/Fresh/)).toBeNull();
});

test('keeps the data with a note if a refetch fails, and refetches on retry', async () => {
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/fruit': () => ['plum'] };
  answerApi(answers);
  const { client, user } = renderPage(<Fruit />);
  await screen.findByText('Fresh: plum');
  answers['GET /api/fruit'] = down;
  await act(() => client.invalidateQueries());
  await screen.findByText('Picked earlier: plum');
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t refresh.');
  answers['GET /api/fruit'] = () => ['pear'];
  await user.click(retry());
  await screen.findByText('Fresh: pear');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the previous data, marked as busy, until the new data is loaded', async () => {
  const held = heldAnswer();
  answerApi({ 'GET /api/fruit': () => ['plum'], 'GET /api/berries': held.answer });
  const { show } = renderPage(<Fruit />);
  const box = (await screen.findByText('Fresh: plum')).parentElement!;
  expect(box.getAttribute('aria-busy')).toBe('false');
  show(<Fruit path="/api/berries" />);
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('true'));
  screen.getByText('Fresh: plum');
  held.give(['currant']);
  await screen.findByText('Fresh: currant');
  expect(box.getAttribute('aria-busy')).toBe('false');
});

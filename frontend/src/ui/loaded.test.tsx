import { act, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { answerApi, refusal } from '../testing/api-answers';
import { renderPage } from '../testing/render-page';
import { Loaded } from './loaded';

function Fruit() {
  const query = useQuery<string[]>({ queryKey: ['/api/fruit'] });
  return (
    <Loaded query={query} name="fruit" loading={<p>Loading…</p>}>
      {(fruit) => (
        <p>
          {fruit.join()}
          {query.isError && ', picked earlier'}
        </p>
      )}
    </Loaded>
  );
}

test('shows the placeholder, then an error, and after a retry the data, which stays when a refetch fails', async () => {
  const down = () => refusal(503, 'Busy');
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/fruit': down };
  answerApi(answers);
  const { user, client } = renderPage(<Fruit />);
  screen.getByText('Loading…');
  await screen.findByText('Couldn’t load the fruit');
  answers['GET /api/fruit'] = () => ['plum'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('plum');
  answers['GET /api/fruit'] = down;
  await act(() => client.refetchQueries());
  await screen.findByText('plum, picked earlier');
});

import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../../../lib/errors';
import { descriptionOf } from '../../../testing/description';
import { renderPage } from '../../../testing/render-page';
import { contractForm } from './contract-form';
import { InputForm } from './input-form';

const nameForm = contractForm(
  z.object({ name: z.string().min(1, 'Enter a name'), day: z.string().min(1, 'Choose a day') }),
);

function NameForm({ send, day = '2026-10-01' }: { send: () => Promise<unknown>; day?: string }) {
  return (
    <InputForm
      contract={{ ...nameForm, inputOf: ({ name }) => ({ name, day }) }}
      fields={[{ name: 'name', label: 'Name' }]}
      send={send}
      failed="Failed to save"
      className="grid"
      save="Save"
    />
  );
}

const refusedWith = (problem: object) => Promise.reject(new ApiError(422, JSON.stringify(problem)));
const save = async (user: ReturnType<typeof renderPage>['user'], name: string) => {
  if (name) await user.type(screen.getByLabelText('Name'), name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

test('the contract’s message is at its field, and nothing is sent', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderPage(<NameForm send={send} />);
  await save(user, '');
  await screen.findByText('Enter a name');
  expect(descriptionOf(screen.getByLabelText('Name'))).toBe('Enter a name');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await save(user, 'Ada');
  await waitFor(() => expect(send.mock.calls).toEqual([[{ name: 'Ada', day: '2026-10-01' }]]));
  expect(screen.queryByText('Enter a name')).toBeNull();
});

test('the server’s message is at its field', async () => {
  const errors = [{ path: 'input.name', message: 'This name is taken' }];
  const { user } = renderPage(
    <NameForm send={() => refusedWith({ title: 'Conflict', status: 422, errors })} />,
  );
  await save(user, 'Ada');
  expect(await screen.findByText('This name is taken')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.queryByText('Failed to save')).toBeNull();
});

test.each([
  [
    'of the server',
    { send: () => refusedWith({ title: 'No', status: 422, detail: 'Too many' }) },
    'Too many',
  ],
  ['of the contract', { send: () => Promise.resolve(), day: '' }, 'Choose a day'],
])('a message %s without a field is a toast', async (_whose, properties, message) => {
  const { user } = renderPage(<NameForm {...properties} />);
  await save(user, 'Ada');
  expect(await screen.findByText('Failed to save')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

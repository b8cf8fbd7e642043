import { screen } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { descriptionOf } from '../../../../testing/description';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { report } from './report.fixture';
import ShareDialog from './share-dialog';

const url = 'http://localhost/shared/secret';
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Report title/ });

/** Opens the dialog for two October days; the API answers as given. */
function share(answer: () => unknown) {
  const calls = answerApi({ 'POST /api/share-links': answer });
  const onClose = jest.fn();
  const query = { range: 'custom', compare: 'previous', ...report.period } as const;
  const { user } = renderPage(<ShareDialog query={query} report={report} onClose={onClose} />);
  const create = () => user.click(screen.getByRole('button', { name: 'Create link' }));
  return { calls, user, create, onClose };
}

test('makes a link to the shown days, with the typed title and the earnings', async () => {
  const { calls, user, create, onClose } = share(() => ({ url }));
  expect(title().value).toBe('Report, Oct 1 – Oct 2, 2026');
  await user.clear(title());
  await user.type(title(), 'For the accountant');
  await user.click(screen.getByRole('switch', { name: 'Show estimated earnings' }));
  await create();
  expect(await screen.findByText(url)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'For the accountant', showsEarnings: true, range: 'custom', ...report.period },
  ]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});

test('sends nothing without a title, and says so at the field', async () => {
  const { calls, user, create } = share(() => ({ url }));
  await user.clear(title());
  await create();
  expect(descriptionOf(title())).toBe('Give the link a name');
  expect(document.activeElement).toBe(title());
  expect(calls).toHaveLength(0);
});

test('shows why the server refuses: at the field, otherwise in a toast', async () => {
  const answers = [
    () => problem(422, { errors: [{ path: 'name', message: 'Too long' }] }),
    () => refusal(503, 'Maintenance'),
  ];
  const { create } = share(() => answers.shift()!());
  await create();
  expect(descriptionOf(title())).toBe('Too long');
  await create();
  expect(await screen.findByText('Failed to create link')).toBeTruthy();
  expect(title().value).toBe('Report, Oct 1 – Oct 2, 2026');
});

import type { SubscriberImport } from '@astaguide/contracts/publishing/newsletter-import';
import { screen } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { ImportSubscribers } from './import-subscribers';

const result: SubscriberImport = {
  isTrial: true,
  added: 2,
  known: 1,
  suppressed: 1,
  refused: [{ line: 4, message: 'Not an email address' }],
  refusedCount: 1,
};
const TRIAL = 'POST /api/newsletter/imports/trial';
const IMPORT = 'POST /api/newsletter/imports';

async function choose(answers: Parameters<typeof answerApi>[0], size = 10) {
  const calls = answerApi(answers);
  const { user, container } = renderPage(<ImportSubscribers />);
  const file = new File(['a'.repeat(size)], 'list.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const made = () => calls.map(({ method, path }) => `${method} ${path}`);
  return { user, made };
}

test('shows what an import would do, and stores nothing before that is accepted', async () => {
  const { user, made } = await choose({
    [TRIAL]: () => result,
    [IMPORT]: () => ({ ...result, isTrial: false }),
  });
  await screen.findByText(/2 subscribers to add, 1 on the list already, 1 suppressed, 1 left out/);
  screen.getByText('Line 4: Not an email address');
  expect(made()).toEqual([TRIAL]);
  await user.click(screen.getByRole('button', { name: 'Import 2 subscribers' }));
  await screen.findByText('2 subscribers added');
  expect(made()).toEqual([TRIAL, IMPORT]);
  expect(screen.queryByRole('button', { name: 'Import 2 subscribers' })).toBeNull();
});

test('imports nothing after a cancelled trial, nor where there is nothing to add', async () => {
  const { user, made } = await choose({ [TRIAL]: () => ({ ...result, added: 0 }) });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 0 subscribers' });
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('list.csv')).toBeNull();
  expect(made()).toEqual([TRIAL]);
});

test('says what is wrong with the file', async () => {
  const message = 'The file has no column “source”, where it agreed.';
  await choose({ [TRIAL]: () => problem(422, { errors: [{ path: 'file', message }] }) });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('refuses a file that is too large without sending it', async () => {
  const { made } = await choose({}, 8 * 1024 * 1024 + 1);
  expect((await screen.findByRole('alert')).textContent).toContain('Maximum 8 MB');
  expect(made()).toEqual([]);
});

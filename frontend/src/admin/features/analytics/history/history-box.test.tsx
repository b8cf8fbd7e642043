import type { HistoryImport } from '@astaguide/contracts/analytics/history-import';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { HistoryBox } from './history-box';

const LIST = 'GET /api/owner/reports/imports';
const UPLOAD = 'POST /api/owner/reports/imports';

const upload: HistoryImport = {
  id: 4,
  fileName: 'export.zip',
  source: 'plausible',
  from: '2025-01-01',
  to: '2025-12-31',
  days: 365,
  ownDays: 1,
  takenDays: 2,
  totals: { visitors: 12_345, views: 54_321, sessions: 23_456 },
  dimensions: [
    { dimension: 'page', keys: 12 },
    { dimension: 'country', keys: 1 },
    { dimension: 'type', keys: 2 },
  ],
  notImported: ['locations.csv: city can’t be mapped.'],
  state: 'preview',
  confirmedAt: null,
};
const imported: HistoryImport = { ...upload, state: 'imported', confirmedAt: '2026-03-01T12:00:00.000Z' };

const choose = () =>
  fireEvent.change(screen.getByLabelText('Choose a file'), {
    target: { files: [new File(['x'], 'export.zip')] },
  });

test('a file is shown with what it has and lacks before it is imported', async () => {
  const listed: HistoryImport[] = [];
  const confirmed = jest.fn(() => {
    listed.push({ ...imported, state: 'importing' });
    return { id: 9, kind: 'import-history', state: 'queued' };
  });
  answerApi({
    [LIST]: () => listed,
    [UPLOAD]: () => upload,
    'POST /api/owner/reports/imports/4/confirm': confirmed,
  });
  const { user } = renderPage(<HistoryBox />);
  expect(await screen.findByText('No history imported yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import history' }));
  await screen.findByRole('dialog', { name: 'Import traffic history' });
  choose();
  const button = await screen.findByRole('button', { name: 'Import 365 days' });
  const dialog = within(screen.getByRole('dialog'));
  for (const text of [
    'Plausible',
    '12,345',
    '54,321',
    '12 pages, 1 country, 2 other events',
    '1 day with visits recorded here keeps its own numbers. 2 days already imported keep their numbers.',
    'locations.csv: city can’t be mapped.',
  ])
    expect(dialog.getByText(text)).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(confirmed).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Importing…')).toBeTruthy();
});

test('a file that is refused says why, and leaving deletes an upload', async () => {
  const deleted = jest.fn(() => null);
  const problem = {
    title: 'Unprocessable Content',
    status: 422,
    detail: 'The input is not valid.',
    errors: [{ path: 'file', message: 'The file can’t be read: a quotation mark is not closed.' }],
  };
  let answer: unknown = Response.json(problem, { status: 422 });
  answerApi({
    [LIST]: () => [],
    [UPLOAD]: () => answer,
    'DELETE /api/owner/reports/imports/4': deleted,
  });
  const { user } = renderPage(<HistoryBox />);
  await user.click(await screen.findByRole('button', { name: 'Import history' }));
  await screen.findByRole('dialog');
  choose();
  expect((await screen.findByRole('alert')).textContent).toBe(problem.errors[0]!.message);
  answer = upload;
  choose();
  await screen.findByRole('button', { name: 'Import 365 days' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
});

test('an import is removed after a question, and one that failed says so', async () => {
  const listed = [{ ...imported, id: 5, fileName: 'other.csv', state: 'failed' as const }, imported];
  answerApi({
    [LIST]: () => listed,
    'DELETE /api/owner/reports/imports/4': () => {
      listed.pop();
      return null;
    },
  });
  const { user } = renderPage(<HistoryBox />);
  expect(await screen.findByText('Failed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the import of export.zip' }));
  await user.click(await screen.findByRole('button', { name: 'Remove import' }));
  await waitFor(() => expect(screen.queryByText('· export.zip')).toBeNull());
});

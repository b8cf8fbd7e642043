import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { screen } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { DemoChip, countsText } from './demo-chip';

const run: MaintenanceRun = {
  id: 1,
  kind: 'remove-demo-data',
  from: null,
  to: null,
  state: 'running',
  done: 30,
  total: 91,
  result: null,
  error: null,
  scheduled: false,
  finishedAt: null,
  requestedAt: '2026-11-01T10:00:00.000Z',
  startedAt: '2026-11-01T10:00:00.000Z',
};

test('shows the progress of a removal, without a button to start another', async () => {
  answerApi({
    'GET /api/demo-data': () => ({ events: 5, sales: 0, products: 14, posts: 8 }),
    'GET /api/maintenance/runs': () => [run],
  });
  renderPage(<DemoChip />);
  const bar = await screen.findByRole('progressbar', { name: 'Removing demo data' });
  expect(bar.getAttribute('aria-valuenow')).toBe('30');
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why sample data could not be added', async () => {
  const runs: MaintenanceRun[] = [{ ...run, kind: 'load-demo-data' }];
  answerApi({
    'GET /api/demo-data': () => ({ events: 0, sales: 0, products: 0, posts: 0 }),
    'GET /api/maintenance/runs': () => runs,
  });
  const { client } = renderPage(<DemoChip />);
  await screen.findByRole('progressbar', { name: 'Adding demo data' });
  runs[0] = { ...runs[0]!, state: 'failed', error: 'There are no products to visit.' };
  await client.refetchQueries();
  await screen.findByText('Failed to add sample data');
  screen.getByText('There are no products to visit.');
});

it.each([
  [
    { events: 25_000, sales: 143, products: 14, posts: 8 },
    '25,000 events, 143 sales, 14 products, and 8 articles',
  ],
  [{ events: 1, sales: 0, products: 1, posts: 0 }, '1 event and 1 product'],
])('lists the counts that are not zero', (counts, text) => {
  expect(countsText(counts)).toBe(text);
});

import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { screen } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { DemoChip } from './demo-chip';

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

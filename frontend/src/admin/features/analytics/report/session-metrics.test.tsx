import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page';
import { SessionMetrics } from './session-metrics';

const none = { sessions: 0, bounceRate: null, visitDuration: null, viewsPerSession: null };
const some = { sessions: 40, bounceRate: 0.38, visitDuration: 80, viewsPerSession: 2 };

test('a rate of a period without sessions has no change', () => {
  const change = { sessions: -1, bounceRate: null, visitDuration: null, viewsPerSession: null };
  const totals = { ...none, change, compared: some };
  renderPage(<SessionMetrics report={{ totals } as unknown as AnalyticsReport} />);
  const shown = screen.getByLabelText('Sessions').textContent;
  expect(shown).toContain('0 −100%100% fewer vs. 40');
  expect(shown).toMatch(/Bounce rate–\s+vs\. 38%/);
});

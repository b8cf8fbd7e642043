import { screen } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { AssistantEarnings } from './assistant-earnings';

const PATH = 'GET /api/earnings?range=90d&compare=none&by=linkPlacement';

test('shows the clicks under answers with what they earned, and leads to their report', async () => {
  answerApi({
    [PATH]: () => ({
      hasBegun: true,
      currency: 'EUR',
      rows: [
        { key: 'review', clicks: 40, expected: '90.00' },
        { key: 'chat', clicks: 12, expected: '3.40' },
      ],
    }),
  });
  const { container } = renderPage(<AssistantEarnings />);
  const link = await screen.findByRole('link', { name: '12 clicks' });
  expect(link.getAttribute('href')).toBe('/admin?range=90d&compare=none&filter=linkPlacement%3Achat');
  expect(container.textContent).toBe('12 clicks on buy links under answers, €3.40 estimated earnings');
});

test('says nothing of earnings before a sale was ever reported', async () => {
  answerApi({ [PATH]: () => ({ hasBegun: false, rows: [{ key: 'chat', clicks: 1, expected: '0.00' }] }) });
  const { container } = renderPage(<AssistantEarnings />);
  await screen.findByRole('link', { name: '1 click' });
  expect(container.textContent).toBe('1 click on buy links under answers');
});

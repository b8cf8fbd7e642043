import type { ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import AssistantPanel from './assistant-panel';

const usage: ModelUsage = {
  model: 'test-model',
  dailyTokens: 3_000_000,
  promptPrice: 0.15,
  answerPrice: null,
  days: [
    { day: '2026-11-26', requests: 2, promptTokens: 4_100, answerTokens: 900, cost: null },
    { day: '2026-11-25', requests: 1, promptTokens: 2_000, answerTokens: 500, cost: 0.002 },
  ],
};

test('shows tokens and cost by day, and saves the budget and the prices', async () => {
  const calls = answerApi({
    'GET /api/chat/model': () => usage,
    'PUT /api/chat/model': ({ body }) => ({ ...usage, ...(body as object) }),
  });
  const { user } = renderPage(<AssistantPanel />);
  const table = await screen.findByRole('table', { name: 'Use of the language model by day' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'November 26, 20262 requests5,000 tokens– cost',
    'November 25, 20261 requests2,500 tokens$0.002 cost',
  ]);
  const price = screen.getByLabelText('Price of a million answer tokens (USD)');
  await user.type(price, '0.6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    dailyTokens: 3_000_000,
    promptPrice: 0.15,
    answerPrice: 0.6,
  });
});

test('refuses a budget that is no whole number, and says what to set without a model', async () => {
  const calls = answerApi({ 'GET /api/chat/model': () => ({ ...usage, model: null, days: [] }) });
  const { user } = renderPage(<AssistantPanel />);
  expect((await screen.findByRole('note')).textContent).toContain('LLM_MODEL');
  const tokens = screen.getByLabelText(/^Tokens per day/);
  await user.clear(tokens);
  await user.type(tokens, '1.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

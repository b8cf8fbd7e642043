import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { QuestionsPanel, AssistantEarnings } from './questions-panel';

test('without a question from the chat, answers are listed and written', async () => {
  const calls = answerApi({
    'GET /api/chat/questions': () => [],
    'GET /api/products': () => [],
    'GET /api/written-answers': () => [],
    'GET /api/chat/corrections': () => [],
    'POST /api/written-answers': () => ({}),
  });
  renderPage(<QuestionsPanel />);
  const user = userEvent.setup();
  await screen.findByText('No questions yet');
  await user.click(screen.getByRole('button', { name: 'Your answers' }));
  await screen.findByText(/^No answers yet\./);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Write an answer' }));
  const question = await screen.findByRole('textbox', { name: 'Question' });
  expect(document.activeElement).toBe(question);
  await user.type(question, 'Is it vegan?');
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Some are.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    question: 'Is it vegan?',
    answer: 'Some are.',
    productId: null,
  });
});

test('a wrong answer is corrected in two clicks, with a preview and a way back', async () => {
  const answer = (response: string, title: string) => ({
    response,
    sources: [{ title, url: '/faq#how-long' }],
    products: [],
    care: false,
  });
  const question = 'when will i see something';
  const asked = { question, plan: 'Text search', times: 2, lastAskedAt: '2026-01-01T00:00:00.000Z' };
  const calls = answerApi({
    'GET /api/chat/questions': () => [{ ...asked, answered: false, helpful: 0, notHelpful: 0 }],
    'GET /api/products': () => [],
    'GET /api/chat/corrections/candidates?question=when+will+i+see+something': () => ({
      current: answer('I couldn’t find that here.', 'FAQ'),
      candidates: [
        { url: '/faq#how-long', heading: 'How long?', answer: answer('Four weeks.', 'FAQ: How long?') },
      ],
    }),
    'POST /api/chat/corrections': () => ({
      id: 5,
      question,
      source: { title: 'FAQ: How long?', url: '/faq' },
    }),
    'DELETE /api/chat/corrections/5': () => undefined,
  });
  renderPage(<QuestionsPanel />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Correct/ }));
  await screen.findByText('Four weeks.');
  expect(screen.getByText('I couldn’t find that here.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Use this answer/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    question,
    url: '/faq#how-long',
    heading: 'How long?',
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

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

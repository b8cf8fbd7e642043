import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { QuestionsPanel } from './questions-panel';

test('without a question from the chat, answers are listed and written', async () => {
  const calls = answerApi({
    'GET /api/chat/questions': () => [],
    'GET /api/products': () => [],
    'GET /api/written-answers': () => [],
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
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    question: 'Is it vegan?',
    answer: 'Some are.',
    productId: null,
  });
});

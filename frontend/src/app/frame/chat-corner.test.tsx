import { screen, within } from '@testing-library/react';
import { ChatCorner } from './chat-corner';
import { answerApi, heldAnswer } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import { greeting } from '../../features/chat/chat-turn';

const field = () => screen.getByRole('textbox');
const send = () => screen.getByRole('button', { name: 'Send' });
const messages = () => within(screen.getByRole('log')).getAllByRole('listitem');

test('a question is sent with what was said before, and the field waits for the answer', async () => {
  const { answer, give } = heldAnswer();
  const calls = answerApi({ 'GET /api/products': () => [sampleProduct()], 'POST /api/chat': answer });
  const { user } = renderPage(<ChatCorner />, { address: '/faq' });
  await user.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(await screen.findByRole('textbox')).toHaveProperty('disabled', false);
  await user.type(field(), '  How much a day?  ');
  await user.click(send());
  expect(calls.find(({ path }) => path === '/api/chat')?.body).toEqual({
    message: 'How much a day?',
    conversationHistory: [{ role: 'assistant', content: greeting.content }],
  });
  expect(field()).toHaveProperty('disabled', true);
  give({ response: '6 to 12 mg.', sources: [], products: [], care: false });
  await screen.findByText('6 to 12 mg.');
  expect(messages()).toHaveLength(3);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import AnswersDialog from './answers-dialog';

const stored = {
  id: 3,
  question: 'Is Reef halal?',
  answer: 'No certificate.',
  product: { id: 7, name: 'Reef 6mg', slug: 'reef-6mg' },
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const answers = {
  'GET /api/products': () => [{ id: 7, name: 'Reef 6mg' }],
  'GET /api/written-answers': () => [stored],
  'GET /api/chat/corrections': () => [],
};
const field = (label: string) => screen.getByRole('textbox', { name: label });

test('a question is answered on the FAQ or on a review', async () => {
  const calls = answerApi({ ...answers, 'POST /api/written-answers': () => stored });
  let isClosed = false;
  renderPage(<AnswersDialog question="Is it halal?" onClose={() => (isClosed = true)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Write the answer', { selector: 'p, span' })).toBeTruthy();
  await user.type(field('Answer'), 'No.');
  await screen.findByRole('option', { name: 'Review of Reef 6mg' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where it appears' }), 'Review of Reef 6mg');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    question: 'Is it halal?',
    answer: 'No.',
    productId: 7,
  });
});

test('what was typed is kept when saving fails, and not thrown away without asking', async () => {
  answerApi({ ...answers, 'POST /api/written-answers': () => refusal(503, 'Unavailable') });
  let isClosed = false;
  renderPage(<AnswersDialog question="Is it halal?" onClose={() => (isClosed = true)} />);
  const user = userEvent.setup();
  await user.type(field('Answer'), 'No.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false),
  );
  expect(field('Answer')).toHaveProperty('value', 'No.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(isClosed).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(isClosed).toBe(true);
});

test('what was typed is there again after the session ended, until it is saved or discarded', async () => {
  answerApi({ ...answers, 'POST /api/written-answers': () => refusal(401, 'Unauthorized') });
  const open = () => renderPage(<AnswersDialog question="Is it halal?" onClose={() => undefined} />);
  const user = userEvent.setup();
  let page = open();
  await user.type(field('Answer'), 'A long answer.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  page.unmount();
  page = open();
  expect(field('Answer')).toHaveProperty('value', 'A long answer.');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  page.unmount();
  open();
  expect(field('Answer')).toHaveProperty('value', '');
});

test('answers are listed with their places, changed, and deleted after asking', async () => {
  const calls = answerApi({
    ...answers,
    'PUT /api/written-answers/3': () => stored,
    'DELETE /api/written-answers/3': () => undefined,
  });
  renderPage(<AnswersDialog question={undefined} onClose={() => undefined} />);
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: 'Is Reef halal?' });
  expect(link.getAttribute('href')).toBe('/review/reef-6mg#answer-3');
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await user.type(field('Answer'), ' Yet.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete answer' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    question: 'Is Reef halal?',
    answer: 'No certificate. Yet.',
    productId: 7,
  });
});

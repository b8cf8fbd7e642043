import { act, screen, waitFor, within } from '@testing-library/react';
import { clearCompareTray } from '../../lib/compare/compare-tray';
import { answerApi } from '../../testing/api-answers';
import { ask, clearChat, messages, panel } from '../../testing/chat-widget';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import ChatPanel from './chat-panel';

const products = [
  sampleProduct({ id: 1, slug: 'tide', name: 'Tide 12mg', brand: 'Makani', source: 'Hawaiian' }),
  sampleProduct({
    id: 2,
    slug: 'geyser',
    name: 'Geyser 12mg',
    brand: 'Hverdal',
    price: '34.50',
    rating: '4.7',
  }),
  sampleProduct({ id: 3, slug: 'radiance', name: 'Radiance 8mg', brand: 'Velanthe' }),
  sampleProduct({ id: 4, slug: 'daily', name: 'Daily 6mg', brand: 'Hverdal' }),
];

interface Given {
  response: string;
  products?: number[];
  care?: boolean;
}

const suggestions = () => {
  const lists = screen.queryAllByRole('list', { name: 'Suggested products' });
  return lists.length > 0 ? within(lists.at(-1)!).getAllByRole('listitem') : [];
};
const names = () => suggestions().map((item) => within(item).getAllByRole('link')[0]!.textContent);
const toggle = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });
const tray = () => screen.queryByRole('region', { name: 'Compare tray' });
const detailed = () => screen.queryByRole('link', { name: 'View Detailed Comparison' });

async function askedPanel(given: Given) {
  const answers = {
    'GET /api/products': () => products,
    'POST /api/chat': () => ({ sources: [], ...given }),
  };
  answerApi(answers);
  const onMode = jest.fn();
  const page = renderPage(<ChatPanel mode="open" onMode={onMode} />, { address: '/faq' });
  await ask(page.user, 'Which one?');
  await screen.findByText(given.response);
  return { ...page, onMode, answers };
}

beforeEach(() => act(() => clearCompareTray()));

test.each([
  ['opens with the field focused', false, 'Your question'],
  ['opens without the keyboard that would cover a touch screen', true, 'Chat assistant'],
])('%s', (_what, matches, focused) => {
  answerApi({ 'GET /api/products': () => products });
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { media: query, matches }) as MediaQueryList,
    );
  renderPage(<ChatPanel mode="open" onMode={() => undefined} />);
  expect(document.activeElement!.getAttribute('aria-label')).toBe(focused);
  media.mockRestore();
});

describe('whether an answer helped', () => {
  const ID = '5b8f8f0e-4a7c-4b53-9d0e-0c6f1a2b3c4d';
  const answer = { response: 'Six to twelve.', sources: [] };
  const thumb = (name: string) => screen.getByRole('button', { name });

  async function answeredPanel(answers: Record<string, () => unknown>) {
    const calls = answerApi({
      'GET /api/products': () => products,
      'POST /api/chat': () => Response.json(answer, { headers: { 'x-question-id': ID } }),
      ...answers,
    });
    const page = renderPage(<ChatPanel mode="open" onMode={jest.fn()} />, { address: '/faq' });
    await ask(page.user, 'Which dose?');
    await screen.findByText(answer.response);
    return { ...page, sent: () => calls.filter(({ path }) => path === '/api/chat/feedback') };
  }

  test('is sent with the id of the question, can be changed, and stays after a reload', async () => {
    const { user, sent, unmount } = await answeredPanel({ 'POST /api/chat/feedback': () => undefined });
    await user.click(thumb('Not helpful'));
    expect(await screen.findByText('Thanks for your feedback.')).toBeTruthy();
    await user.click(thumb('Helpful'));
    await waitFor(() => expect(thumb('Helpful').getAttribute('aria-pressed')).toBe('true'));
    expect(thumb('Not helpful').getAttribute('aria-pressed')).toBe('false');
    expect(sent().map(({ body }) => body)).toEqual([
      { questionId: ID, helpful: false },
      { questionId: ID, helpful: true },
    ]);
    unmount();
    renderPage(<ChatPanel mode="open" onMode={jest.fn()} />, { address: '/faq' });
    expect(thumb('Helpful').getAttribute('aria-pressed')).toBe('true');
  });

  test('says when it could not be sent, and can be sent again', async () => {
    let isBroken = true;
    const { user } = await answeredPanel({
      'POST /api/chat/feedback': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
      },
    });
    await user.click(thumb('Helpful'));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again');
    isBroken = false;
    await user.click(thumb('Helpful'));
    expect(await screen.findByText('Thanks for your feedback.')).toBeTruthy();
  });

  test('is not shown under the greeting, or under an answer whose question is not stored', async () => {
    await askedPanel({ response: 'Call for help now.' });
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  });
});

describe('under an answer', () => {
  test('are the products that it names, the closest first, with their facts and links', async () => {
    await askedPanel({ response: 'Geyser 12mg by Hverdal, then Radiance 8mg' });
    expect(names()[0]).toBe('Geyser 12mg');
    expect(names()).toContain('Radiance 8mg');
    expect(names().length).toBeLessThanOrEqual(3);
    const first = within(suggestions()[0]!);
    expect(first.getByText('$34.50')).toBeTruthy();
    expect(suggestions()[0]!.textContent).toContain('4.7 out of 5 stars');
    expect(first.getByRole('link', { name: 'Geyser 12mg' }).getAttribute('href')).toBe('/review/geyser');
    const buy = first.getByRole('link', { name: /^Buy Now/ });
    expect(buy.getAttribute('href')).toContain('https://shop.example/2');
    expect(buy.dataset).toMatchObject({ buy: '2', linkPlacement: 'chat', price: '34.50' });
  });

  test('are exactly the products that it says it is about, in its order', async () => {
    await askedPanel({ response: 'Geyser 12mg by Hverdal', products: [3, 1], care: false });
    expect(names()).toEqual(['Radiance 8mg', 'Tide 12mg']);
  });

  test('has no product where the answer is about care, whatever it names', async () => {
    await askedPanel({ response: 'Geyser 12mg by Hverdal', products: [2], care: true });
    expect(names()).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  });
});

describe('the compare tray', () => {
  const about = { response: 'Here they are', products: [1, 2, 3] };

  test('takes three, drops the oldest for a fourth, and leads on from two', async () => {
    const { user, answers, onMode } = await askedPanel(about);
    expect(tray()).toBeNull();
    await user.click(toggle('Tide 12mg'));
    expect(tray()!.textContent).toContain('1 of 3');
    expect(detailed()).toBeNull();
    await user.click(toggle('Geyser 12mg'));
    expect(detailed()!.getAttribute('href')).toBe('/compare/geyser-vs-tide');
    expect(toggle('Geyser 12mg').getAttribute('aria-pressed')).toBe('true');
    await user.click(toggle('Geyser 12mg'));
    expect(toggle('Geyser 12mg').getAttribute('aria-pressed')).toBe('false');
    await user.click(toggle('Radiance 8mg'));
    await user.click(toggle('Geyser 12mg'));
    expect(tray()!.textContent).toContain('3 of 3');

    answers['POST /api/chat'] = () => ({ sources: [], response: 'One more', products: [4] });
    await ask(user, 'One more?');
    await screen.findByText('One more');
    await user.click(toggle('Daily 6mg'));
    const chosen = () =>
      within(tray()!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(chosen()).toEqual(['Radiance 8mg', 'Geyser 12mg', 'Daily 6mg']);
    await user.click(screen.getByRole('button', { name: 'Remove Geyser 12mg from the comparison' }));
    expect(chosen()).toEqual(['Radiance 8mg', 'Daily 6mg']);
    await user.click(detailed()!);
    expect(window.location.pathname).toBe('/compare/daily-vs-radiance');
    expect(onMode).toHaveBeenLastCalledWith('minimized');
  });

  test('is emptied by Clear Chat', async () => {
    const { user } = await askedPanel(about);
    await user.click(toggle('Tide 12mg'));
    expect(panel().textContent).toContain('1 of 3');
    await user.click(clearChat());
    expect(tray()).toBeNull();
    expect(messages()).toHaveLength(1);
  });
});

test('a question that got no answer is asked once more, in place of the error', async () => {
  const answers: Record<string, () => unknown> = {
    'GET /api/products': () => products,
    'POST /api/chat': () => {
      throw new TypeError('Failed to fetch');
    },
  };
  answerApi(answers);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderPage(<ChatPanel mode="open" onMode={jest.fn()} />, { address: '/faq' });
  await ask(user, 'Which one?');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers['POST /api/chat'] = () => ({ sources: [], response: 'This one', products: [] });
  await user.click(again);
  await screen.findByText('This one');
  expect(messages()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

/** @jest-environment jsdom */
import type { QueuedBody } from './event-queue';
import { startTracker } from './tracker';

const sent: Pick<QueuedBody, 'eventType' | 'eventData'>[] = [];

beforeAll(() => {
  window.visitSource = () => ({ referrer: 'https://google.com/' });
  window.newEventId = () => `event-${sent.length}`;
  globalThis.fetch = ((_url: string, init: RequestInit) => {
    const { eventType, eventData } = JSON.parse(init.body as string) as QueuedBody;
    sent.push({ eventType, eventData });
    return Promise.resolve({ status: 202, ok: true, headers: { get: () => null } });
  }) as unknown as typeof fetch;
  window.history.replaceState(null, '', '/blog/a-post');
  startTracker();
});

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = `
    <p data-goal="read_more">A <b>word</b></p>
    <p>Unmarked</p>
    <div data-uncounted><p data-goal="preview">Uncounted</p></div>`;
});

const element = (text: string) => [...document.querySelectorAll('*')].find((one) => one.innerHTML === text)!;
const press = (text: string, type: 'click' | 'auxclick' = 'click', button = 0) =>
  element(text).dispatchEvent(new MouseEvent(type, { bubbles: true, button }));

test('a click in an element with data-goal sends its event, from the page and the source of the visit', () => {
  press('word');
  expect(sent).toEqual([
    {
      eventType: 'read_more',
      eventData: {
        page: '/blog/a-post',
        referrer: 'https://google.com/',
        timestamp: expect.any(String) as string,
      },
    },
  ]);
});

test('a click with the middle button sends it too, one with the right button does not', () => {
  press('word', 'auxclick', 2);
  expect(sent).toEqual([]);
  press('word', 'auxclick', 1);
  expect(sent).toHaveLength(1);
});

test('a click beside it, or in a part that is not counted, sends nothing', () => {
  press('Unmarked');
  press('Uncounted');
  expect(sent).toEqual([]);
});

test('a script of the owner sends an event with properties, but of no other page', () => {
  window.astaguide!.track('quiz_finished', { plan: 'pro', value: 29.5, page: '/faq' });
  expect(sent).toEqual([
    {
      eventType: 'quiz_finished',
      eventData: expect.objectContaining({ plan: 'pro', value: 29.5, page: '/blog/a-post' }) as object,
    },
  ]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import Popups from './popups';

const description = 'A long description of what is in it. '.repeat(8);
const product = sampleProduct({ name: 'Tide 12mg', brand: 'Makani', description });

const exitPopup = () => screen.queryByRole('dialog', { name: 'Tide 12mg' });
const corner = () =>
  screen.getAllByRole('status').find((region) => region.classList.contains('layer-notice'))!;
const notice = () => corner().firstElementChild;
const isFaded = (element: Element | null) => element!.classList.contains('opacity-0');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const leaveAtTop = () => fireEvent.mouseLeave(document.body, { clientY: -5, relatedTarget: null });
const close = () => fireEvent.keyDown(document.body, { key: 'Escape' });
const atNoon = () => jest.setSystemTime(new Date(2026, 2, 9, 12));

async function popupsOver({ products = [product], socialProof = 'simulated' } = {}) {
  answerApi({ 'GET /api/products': () => products, 'GET /api/site-settings': () => ({ socialProof }) });
  const page = renderPage(
    <>
      <a href="/">Top Products</a>
      <Popups />
    </>,
    { delay: null },
  );
  await pass(0);
  return page;
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-04T09:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the exit popup', () => {
  test('comes when the pointer leaves through the top, not the side, and fades in after 100 ms', async () => {
    await popupsOver();
    fireEvent.mouseLeave(document.body, { clientY: 300, relatedTarget: null });
    expect(exitPopup()).toBeNull();
    leaveAtTop();
    await pass(99);
    expect(isFaded(exitPopup())).toBe(true);
    await pass(1);
    expect(isFaded(exitPopup())).toBe(false);
    expect(exitPopup()!.textContent).toContain('by Makani');
    expect(exitPopup()!.textContent).toContain('$29.99');
    expect(screen.getByText(`${description.slice(0, 150).trimEnd()}…`)).toBeTruthy();
    expect(localStorage.getItem('exitBannerShown')).toBe(new Date().toDateString());
  });

  test('closes with Escape over 300 ms, and the focus stays where it was', async () => {
    const { user } = await popupsOver();
    const focused = screen.getByRole('link', { name: 'Top Products' });
    focused.focus();
    leaveAtTop();
    await pass(100);
    expect(document.activeElement).toBe(focused);
    await user.keyboard('{Escape}');
    expect(isFaded(exitPopup())).toBe(true);
    await pass(299);
    expect(exitPopup()).not.toBeNull();
    await pass(1);
    expect(exitPopup()).toBeNull();
    expect(document.activeElement).toBe(focused);
  });

  test.each([
    [0, null, true],
    [1, null, false],
    [0, document.head, false],
  ])('at height %p towards %p comes: %p', async (clientY, relatedTarget, comes) => {
    await popupsOver();
    fireEvent.mouseLeave(document.body, { clientY, relatedTarget });
    expect(exitPopup() !== null).toBe(comes);
  });

  test('closes even before it could be seen', async () => {
    await popupsOver();
    leaveAtTop();
    close();
    await pass(299);
    expect(isFaded(exitPopup())).toBe(true);
    await pass(1);
    expect(exitPopup()).toBeNull();
  });

  test('comes once a calendar day, and again on the next', async () => {
    atNoon();
    await popupsOver();
    leaveAtTop();
    leaveAtTop();
    close();
    await pass(11 * 3_600_000);
    leaveAtTop();
    expect(exitPopup()).toBeNull();
    await pass(3_600_000);
    leaveAtTop();
    expect(exitPopup()).not.toBeNull();
    expect(localStorage.getItem('exitBannerShown')).toBe(new Date(2026, 2, 10).toDateString());
  });

  test('stays away where another tab has shown it today', async () => {
    localStorage.setItem('exitBannerShown', new Date().toDateString());
    await popupsOver();
    leaveAtTop();
    expect(exitPopup()).toBeNull();
  });

  test('comes once a day even where the browser keeps nothing', async () => {
    atNoon();
    await popupsOver();
    leaveAtTop();
    close();
    await pass(1000);
    localStorage.clear();
    leaveAtTop();
    expect(exitPopup()).toBeNull();
  });

  test('does not come where there is no product', async () => {
    await popupsOver({ products: [] });
    leaveAtTop();
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('exitBannerShown')).toBeNull();
  });
});

describe('the notice of a purchase', () => {
  test('is there from 10 s on, for 6 s, and fades over 300 ms', async () => {
    await popupsOver();
    await pass(9999);
    expect(notice()).toBeNull();
    await pass(1);
    expect(notice()!.textContent).toMatch(
      /^[A-Z][a-z]+ [A-Z]\. from [A-Z][A-Za-z. ]+, [A-Z]{2} purchased Tide 12mg([5-9]|[1-4]\d) minutes ago$/,
    );
    await pass(5999);
    expect(isFaded(notice())).toBe(false);
    await pass(1);
    expect(isFaded(notice())).toBe(true);
    await pass(300);
    expect(notice()).toBeNull();
  });

  test.each([
    [0, 25_000],
    [0.5, 30_000],
    [0.999_9, 34_999],
  ])('comes again after a pause between 25 and 35 s (%p: %p ms)', async (random, pause) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    await popupsOver();
    // A step for each change of what is shown.
    for (const step of [10_000, 6000, 300, pause - 6301]) await pass(step);
    expect(notice()).toBeNull();
    await pass(2);
    expect(notice()).not.toBeNull();
  });

  test('can be dismissed, and leaves the focus alone when it comes', async () => {
    const { user } = await popupsOver();
    const focused = screen.getByRole('link', { name: 'Top Products' });
    focused.focus();
    await pass(10_000);
    expect(document.activeElement).toBe(focused);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(isFaded(notice())).toBe(true);
    await pass(200);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(100);
    expect(notice()).toBeNull();
  });

  test('still comes after one that was dismissed, and stays as long', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { user } = await popupsOver();
    await pass(11_000);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    for (const step of [300, 23_700, 5999]) await pass(step);
    expect(isFaded(notice())).toBe(false);
    await pass(1);
    expect(isFaded(notice())).toBe(true);
  });

  test('does not come where the owner has switched it off', async () => {
    await popupsOver({ socialProof: 'off' });
    await pass(20_000);
    expect(
      screen.queryAllByRole('status').filter((region) => region.classList.contains('layer-notice')),
    ).toEqual([]);
  });
});

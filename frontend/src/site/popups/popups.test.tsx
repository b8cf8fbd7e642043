import { act, fireEvent, screen } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import Popups from './popups';

const description = 'A long description of what is in it. '.repeat(8);
const product = sampleProduct({ name: 'Tide 12mg', brand: 'Makani', description });

const exitPopup = () => screen.queryByRole('dialog', { name: 'Tide 12mg' });
const corner = () => screen.getAllByRole('status').find((region) => region.classList.contains('fixed'))!;
const notice = () => corner().firstElementChild;
const isFaded = (element: Element | null) => element!.classList.contains('opacity-0');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const leaveAtTop = () => fireEvent.mouseLeave(document.body, { clientY: -5, relatedTarget: null });

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

  test('comes again 25 to 35 s after the first', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    await popupsOver();
    await pass(10_000 + 30_000 - 1);
    expect(notice()).toBeNull();
    await pass(1);
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
    await pass(300);
    expect(notice()).toBeNull();
  });

  test('does not come where the owner has switched it off', async () => {
    await popupsOver({ socialProof: 'off' });
    await pass(20_000);
    expect(screen.queryAllByRole('status').filter((region) => region.classList.contains('fixed'))).toEqual(
      [],
    );
  });
});

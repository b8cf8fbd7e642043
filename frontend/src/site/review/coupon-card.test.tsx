import { act, screen } from '@testing-library/react';
import { CouponCard } from './coupon-card';
import { renderPage } from '../../testing/render-page';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.getByRole('button');
/** The clipboard answers asynchronously, so the button changes only after its answer. */
const copying = async () => {
  while (button().textContent === 'Copy Code') await pass(0);
};

function renderCoupon() {
  const { user } = renderPage(<CouponCard productId={1} code="KONA15" description={null} discount="15%" />, {
    delay: null,
  });
  return user;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the coupon's code is copied, and its button says 'Copied!' for 2000 ms", async () => {
  const user = renderCoupon();
  expect(button().textContent).toBe('Copy Code');
  await user.click(button());
  await copying();
  expect(await navigator.clipboard.readText()).toBe('KONA15');
  await pass(1999);
  expect(button().textContent).toBe('Copied!');
  await pass(1);
  expect(button().textContent).toBe('Copy Code');
});

test.each([
  [true, 'Copied!'],
  [false, 'Copy failed'],
])(
  'where the clipboard refuses it is copied by selection; where that copies is %s, it says %s',
  async (works, said) => {
    const user = renderCoupon();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    let copied: string | undefined;
    const execCommand = () => {
      copied = document.querySelector('textarea')?.value;
      return works;
    };
    Object.assign(document, { execCommand });
    await user.click(button());
    await copying();
    expect([button().textContent, copied]).toEqual([said, 'KONA15']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button());
  },
);

import { render, screen } from '@testing-library/react';
import type { OffersSeen } from '@astaguide/contracts/analytics/offers-seen';
import { SeenOffers } from './seen-offers';

/** Lets the test report what is in view. */
let tellObserver: (entries: Partial<IntersectionObserverEntry>[]) => void;

class ObserverOfTest {
  private readonly targets = new Set<Element>();
  constructor(tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    tellObserver = (entries) => tell(entries.filter(({ target }) => this.targets.has(target!)));
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
}

const move = (id: number, intersectionRatio: number) =>
  tellObserver([
    { target: screen.getByText(`Offer ${id}`), isIntersecting: intersectionRatio > 0, intersectionRatio },
  ]);
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

/** Hides or shows the page, as switching tabs does. */
function turn(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The page '/comparison' with four offers, the last of which is not tracked. */
function watch() {
  jest.useFakeTimers();
  const reported: OffersSeen[] = [];
  const offer = (id: number) => (
    <a href="#shop" data-buy={id} data-link-placement="row" data-rank={id}>
      Offer {id}
    </a>
  );
  render(
    <>
      {offer(1)}
      {offer(2)}
      {offer(3)}
      <p data-uncounted="">{offer(4)}</p>
    </>,
  );
  const seen = new SeenOffers((offers) => reported.push(offers));
  seen.open('/comparison');
  return {
    seen,
    reported,
    ids: () => reported.map(({ page, offers }) => [page, ...offers.map((each) => each.productId)]),
  };
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: ObserverOfTest }));
afterEach(() => {
  jest.useRealTimers();
  turn(false);
});

test('counts only offers that were half in view for a second', () => {
  const { reported } = watch();
  move(1, 0.5);
  move(2, 0.4);
  move(4, 1);
  pass(1_000);
  move(2, 0.6);
  pass(999);
  move(2, 0.3);
  expect(reported).toEqual([]);
  turn(true);
  expect(reported).toEqual([
    { page: '/comparison', offers: [{ linkPlacement: 'row', productId: 1, rank: 1 }] },
  ]);
});

test('does not count what is in view of a hidden page, until the page is visible again', () => {
  const { ids } = watch();
  turn(true);
  move(1, 1);
  pass(2_000);
  turn(true);
  expect(ids()).toEqual([]);
  turn(false);
  pass(1_000);
  turn(true);
  expect(ids()).toEqual([['/comparison', 1]]);
});

test('reports impressions after ten seconds and at the end of the visit, each offer once, and not a third time', () => {
  const { ids } = watch();
  move(1, 1);
  pass(9_999);
  expect(ids()).toEqual([]);
  pass(1);
  move(1, 0);
  move(1, 1);
  move(2, 1);
  pass(1_000);
  turn(true);
  expect(ids()).toEqual([
    ['/comparison', 1],
    ['/comparison', 2],
  ]);
  turn(false);
  move(3, 1);
  pass(1_000);
  turn(true);
  expect(ids()).toHaveLength(2);
});

test('reports each page’s own offers after navigating within the site', () => {
  const { seen, ids } = watch();
  move(1, 1);
  pass(1_000);
  seen.open('/faq');
  expect(ids()).toEqual([['/comparison', 1]]);
  move(1, 1);
  pass(10_000);
  expect(ids()).toEqual([
    ['/comparison', 1],
    ['/faq', 1],
  ]);
});

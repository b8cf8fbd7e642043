import { subscriber } from '../subscribers/subscriber.fixture';
import { growthOf, sizesOf } from './growth';

const growth = growthOf(
  [
    subscriber(4, 'd@example.org', { subscribedAt: '2026-11-02T00:00:00.000Z', page: '/faq' }),
    subscriber(3, 'c@example.org', {
      subscribedAt: '2026-11-01T00:00:00.000Z',
      page: '/faq',
      state: 'pending',
    }),
    subscriber(2, 'b@example.org', {
      subscribedAt: '2026-09-01T00:00:00.000Z',
      state: 'left',
      stateAt: '2026-11-03T00:00:00.000Z',
    }),
    subscriber(1, 'a@example.org', { subscribedAt: '2026-09-01T00:00:00.000Z', state: 'left' }),
  ],
  (moment) => moment.slice(0, 10),
);

test('counts sign-ups and losses by month, newest first', () =>
  expect(growth.months).toEqual([
    { month: '2026-11', signUps: 2, lost: 1 },
    { month: '2026-09', signUps: 2, lost: 0 },
  ]));

test('counts sign-ups and confirmed readers by page', () =>
  expect(growth.pages).toEqual([
    { page: '/faq', signUps: 2, confirmed: 1 },
    { page: null, signUps: 2, confirmed: 0 },
  ]));

test('sums up the size of the list by month, without gaps', () =>
  expect(sizesOf(growth.months)).toEqual([
    { month: '2026-09', size: 2 },
    { month: '2026-10', size: 2 },
    { month: '2026-11', size: 3 },
  ]));

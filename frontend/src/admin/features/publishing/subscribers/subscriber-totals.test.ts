import { totalsOf } from './subscriber-totals';
import { subscriber } from './subscriber.fixture';

const NOW = Date.parse('2026-12-01T00:00:00.000Z');
const recently = '2026-11-15T00:00:00.000Z';
const before = '2026-10-15T00:00:00.000Z';

test('counts sign-ups and losses of the last 30 days only, and every active or waiting subscriber', () => {
  const subscribers = [
    subscriber(6, 'new@example.com', { subscribedAt: recently }),
    subscriber(5, 'waiting@example.com', { subscribedAt: recently, state: 'pending' }),
    subscriber(4, 'old@example.com', { subscribedAt: before }),
    subscriber(3, 'left@example.com', { subscribedAt: before, state: 'left', stateAt: recently }),
    subscriber(2, 'bounced@example.com', { subscribedAt: before, state: 'bounced', stateAt: before }),
    subscriber(1, 'unknown@example.com', { subscribedAt: before, state: 'complained' }),
  ];
  expect(totalsOf(subscribers, NOW)).toEqual({ active: 2, pending: 1, added: 2, lost: 1 });
});

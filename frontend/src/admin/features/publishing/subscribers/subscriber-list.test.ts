import { activeAddresses, findSubscribers } from './subscriber-list';
import { subscriber } from './subscriber.fixture';

const three = [
  subscriber(3, 'ana@example.com'),
  subscriber(2, 'left@example.com', { state: 'left' }),
  subscriber(1, 'ben@example.org', { page: '/blog/doses' }),
];

describe('subscriber addresses', () => {
  it('include only active subscribers, in list order', () =>
    expect(activeAddresses(three)).toEqual(['ana@example.com', 'ben@example.org']));
});

describe('findSubscribers', () => {
  const ids = (text: string, state?: 'left') => findSubscribers(three, text, state).map(({ id }) => id);

  it('finds a part of an address or of the sign-up page, case-insensitively', () => {
    expect(ids(' EXAMPLE.ORG ')).toEqual([1]);
    expect(ids('/blog')).toEqual([1]);
    expect(ids('nobody')).toEqual([]);
  });

  it('finds those of a state', () => {
    expect(ids('', 'left')).toEqual([2]);
    expect(ids('ana', 'left')).toEqual([]);
  });

  it('returns the same list for an empty search', () => expect(findSubscribers(three, '  ')).toBe(three));
});

import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';
import { activeAddresses, findByAddress } from './address-list';

const subscriber = (id: number, email: string, isActive = true): NewsletterSubscriber => ({
  id,
  email,
  subscribedAt: '2026-11-21T09:00:00.000Z',
  isActive,
});
const three = [
  subscriber(3, 'ana@example.com'),
  subscriber(2, 'left@example.com', false),
  subscriber(1, 'ben@example.org'),
];

describe('subscriber addresses', () => {
  it('include only active subscribers, in list order', () =>
    expect(activeAddresses(three)).toEqual(['ana@example.com', 'ben@example.org']));
});

describe('findByAddress', () => {
  it('finds a part of an address, case-insensitively', () => {
    expect(findByAddress(three, ' EXAMPLE.ORG ').map(({ id }) => id)).toEqual([1]);
    expect(findByAddress(three, 'nobody')).toEqual([]);
  });

  it('returns the same list for an empty search', () => expect(findByAddress(three, '  ')).toBe(three));
});

import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';
import { activeAddresses, addressesInOneLine, addressLines, findByAddress } from './address-list';

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

  it('are exported one per line', () => {
    expect(addressLines(activeAddresses(three))).toBe('ana@example.com\nben@example.org\n');
    expect(addressLines([])).toBe('');
  });

  it('are joined by comma and space for the clipboard', () =>
    expect(addressesInOneLine(activeAddresses(three))).toBe('ana@example.com, ben@example.org'));

  it('are all exported, even 100,000 of them', () => {
    const many = Array.from({ length: 100_000 }, (_, id) => subscriber(id, `reader${id}@example.com`));
    const lines = addressLines(activeAddresses(many)).split('\n');
    expect(lines).toHaveLength(100_001);
    expect(lines[99_999]).toBe('reader99999@example.com');
  });
});

describe('findByAddress', () => {
  it('finds a part of an address, case-insensitively', () => {
    expect(findByAddress(three, ' EXAMPLE.ORG ').map(({ id }) => id)).toEqual([1]);
    expect(findByAddress(three, 'nobody')).toEqual([]);
  });

  it('returns the same list for an empty search', () => expect(findByAddress(three, '  ')).toBe(three));
});

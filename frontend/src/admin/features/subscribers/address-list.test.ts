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

describe('the addresses of the newsletter', () => {
  it('are those of active subscribers, in the order of the list', () =>
    expect(activeAddresses(three)).toEqual(['ana@example.com', 'ben@example.org']));

  it('stand one a line in the file', () => {
    expect(addressLines(activeAddresses(three))).toBe('ana@example.com\nben@example.org\n');
    expect(addressLines([])).toBe('');
  });

  it('are joined by comma and space for the clipboard', () =>
    expect(addressesInOneLine(activeAddresses(three))).toBe('ana@example.com, ben@example.org'));

  it('all come along, however many there are', () => {
    const many = Array.from({ length: 100_000 }, (_, id) => subscriber(id, `reader${id}@example.com`));
    const lines = addressLines(activeAddresses(many)).split('\n');
    expect(lines).toHaveLength(100_001);
    expect(lines[99_999]).toBe('reader99999@example.com');
  });
});

describe('the search', () => {
  it('finds a part of the address in any case', () => {
    expect(findByAddress(three, ' EXAMPLE.ORG ').map(({ id }) => id)).toEqual([1]);
    expect(findByAddress(three, 'nobody')).toEqual([]);
  });

  it('leaves the list as it is without a text', () => expect(findByAddress(three, '  ')).toBe(three));
});

import { securityText } from './discovery.service';

const site = { publicUrl: 'https://shop.example', contactAddress: 'hello@shop.example' };

test('names a contact, an expiry date and its own address', () =>
  expect(securityText(site, new Date('2026-01-01T15:00:00Z'))).toBe(
    [
      'Contact: mailto:hello@shop.example',
      'Expires: 2026-06-30T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  ));

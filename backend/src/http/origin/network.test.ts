import fc from 'fast-check';
import { isLoopback, networkOf, toIpv4 } from './network';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:1234:5678:8a2e:370:7334', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['1:2:3:4:5:6:7::', '1:2:3::/48'],
])('of %s the network %s is kept', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each(['', 'unknown', '300.1.1.1', 'localhost'])('%j is no address', (ip) => {
  expect(networkOf(ip)).toBeNull();
});

test('stores the same for two addresses of one network', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(255), (ip, last) => {
      const neighbour = ip.replace(/\d+$/, String(last));
      expect(networkOf(neighbour)).toBe(networkOf(ip));
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), (ip) => {
      expect(toIpv4(ip).includes('.') ? networkOf(ip) : networkOf(ip)).toMatch(/(\.0\/24|::\/48)$/);
    }),
  );
});

test.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['::ffff:10.127.0.1', false],
  ['::1:127', false],
  ['', false],
])('%j is this machine: %j', (ip, expected) => {
  expect(isLoopback(ip)).toBe(expected);
});

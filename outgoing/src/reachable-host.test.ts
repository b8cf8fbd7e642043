import { isPublicAddress, isReservedName } from './reachable-host';

test.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::']],
  [
    'a private network',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  ],
  ['link-local, with the metadata service of clouds', ['169.254.169.254', 'fe80::1', 'fd00:ec2::254']],
  ['a carrier’s network', ['100.64.0.1', '100.127.255.255']],
  ['mapped or compatible IPv4', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1']],
  ['translated IPv4', ['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::']],
  ['deprecated site-local', ['fec0::1']],
  ['multicast and broadcast', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
  ['documentation and benchmarks', ['192.0.2.1', '198.18.0.1', '203.0.113.5', '2001:db8::1']],
  ['reserved', ['240.0.0.1', '192.0.0.1']],
  ['no address', ['', 'localhost', '1.2.3', '0x7f000001', '127.1', '1.2.3.4.5']],
])('%s is not public', (_name, addresses) =>
  expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]),
);

test.each(['shop.example', 'example.org', 'www.EXAMPLE.com', 'a.test.', 'localhost', 'printer.local'])(
  '%s is a reserved name',
  (host) => expect(isReservedName(host)).toBe(true),
);

test.each(['myexample.com', 'example.co', 'test.de', 'contest', 'amazon.com'])('%s is not reserved', (host) =>
  expect(isReservedName(host)).toBe(false),
);

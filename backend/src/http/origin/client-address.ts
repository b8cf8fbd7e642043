import { isIPv4 } from 'node:net';

/**
 * What a caller is throttled by: the IPv4 address, or the /64 of an IPv6 address, since that many addresses
 * belong to one connection.
 */
export function clientAddress(ip: string): string {
  const address = ip.split('%', 1)[0]!.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(address) || !address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network part of an address, so that an event does not identify a subscriber: /24 of an IPv4 address, /48 of an
 * IPv6 address.
 *
 * @returns '203.0.113.0/24', '2001:db8:1::/48', or null if it is not an address
 */
export function networkOf(ip: string): string | null {
  const address = toIpv4(ip);
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(address)) return null;
  return `${firstGroups(address, 3)}::/48`;
}

/** The first groups of an IPv6 address: '2001:db8:0' of '2001:0db8::1'. */
export function firstGroups(address: string, count: number): string {
  const [before = [], after = []] = address
    .split('%', 1)[0]!
    .split('::')
    .map((side) => side.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, count);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}

/** An IPv4 address that came through an IPv6 socket, as the IPv4 address it is. */
export function toIpv4(ip: string): string {
  return /^::ffff:/i.test(ip) && isIPv4(ip.slice(7)) ? ip.slice(7) : ip;
}

/** Whether a connection comes from this machine. */
export function isLoopback(ip: string): boolean {
  return toIpv4(ip).startsWith('127.') || ip === '::1';
}

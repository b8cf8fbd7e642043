import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Top-level domains and domains that no shop can have: RFC 2606, RFC 6761, RFC 6762, RFC 8375. */
const RESERVED = [
  'example',
  'test',
  'invalid',
  'localhost',
  'local',
  'internal',
  'onion',
  'home.arpa',
  'example.com',
  'example.net',
  'example.org',
];

/** Whether the name of a host, or a domain above it, is reserved for examples, tests or local networks. */
export function isReservedName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return RESERVED.some((reserved) => name === reserved || name.endsWith(`.${reserved}`));
}

/** The only block of IPv6 from which public addresses are assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: not to this machine, a local network, a carrier's network, a
 * metadata service, or a range with a special purpose. An IPv4 address that is mapped into IPv6 counts as what it is;
 * one that a translator would have to unpack (6to4, NAT64, Teredo) is refused.
 */
export function isPublicAddress(address: string): boolean {
  // The library also takes forms such as '127.1'.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

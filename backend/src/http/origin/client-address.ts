import { firstGroups, toIpv4 } from './network';

/**
 * What a caller is throttled by: the IPv4 address, or the /64 of an IPv6 address, since that many addresses
 * belong to one connection.
 */
export function clientAddress(ip: string): string {
  const address = toIpv4(ip.split('%', 1)[0]!);
  return address.includes(':') ? `${firstGroups(address, 4)}::/64` : address;
}

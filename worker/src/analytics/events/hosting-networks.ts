import ipaddr from 'ipaddr.js';
import { hostingNetworks } from './hosting-networks.data';

/** Runs of networks in ascending order: the numbers of the first of each, and of the one after its last. */
type Runs = readonly (readonly [first: number, end: number])[];

const runs: Record<'ipv4' | 'ipv6', Runs> = {
  ipv4: readRuns(hostingNetworks.ipv4),
  ipv6: readRuns(hostingNetworks.ipv6),
};

function readRuns(text: string): Runs {
  return text.split(' ').map((run) => {
    const [first, count] = run.split('+').map((digits) => parseInt(digits, 36)) as [number, number];
    return [first, first + count];
  });
}

/**
 * Whether a network belongs to a hosting provider, where programs run and people do not browse.
 *
 * @param network as stored in the log: '203.0.113.0/24', '2001:db8:1::/48'
 */
export function isHostingNetwork(network: string): boolean {
  const address = ipaddr.parse(network.slice(0, network.indexOf('/')));
  const [parts, base] = address instanceof ipaddr.IPv4 ? [address.octets, 256] : [address.parts, 65_536];
  const number = parts.slice(0, 3).reduce((total, part) => total * base + part, 0);
  return isInRuns(number, runs[address.kind()]);
}

function isInRuns(number: number, sorted: Runs): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]![1] <= number) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && sorted[low]![0] <= number;
}

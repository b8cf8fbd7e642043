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
  const isIpv6 = network.includes(':');
  const [separator, radix, base] = isIpv6 ? ([':', 16, 65_536] as const) : (['.', 10, 256] as const);
  const [first = '', second = '', third = ''] = network.split(separator, 3);
  const number = (read(first, radix) * base + read(second, radix)) * base + read(third, radix);
  return isInRuns(number, isIpv6 ? runs.ipv6 : runs.ipv4);
}

/** The groups that '::' stands for are empty. */
const read = (group: string, radix: number) => parseInt(group, radix) || 0;

function isInRuns(number: number, sorted: Runs): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]![1] <= number) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && sorted[low]![0] <= number;
}

import { hostingNetworks } from './hosting-networks.data';
import { detectBot, isHostingNetwork } from './detect-bot';
import { trackedEvent } from './tracked-event.fixture';

const reasonsOf = (different: Parameters<typeof trackedEvent>[0]) =>
  detectBot(trackedEvent(different), () => []);

describe('an event is bot traffic', () => {
  it.each([
    [{ source: 'semalt.com' }, ['referrer-spam']],
    [{ source: '12.semalt.com' }, ['referrer-spam']],
    [{ automated: true as const }, ['automated']],
    [{ byOwner: true as const, automated: true as const }, ['owner', 'automated']],
    [{ userAgent: ' ' }, ['no-user-agent']],
    [{ userAgent: 'curl/8', source: 'semalt.com' }, ['crawler', 'referrer-spam']],
  ])('with %j, because of %j', (different, reasons) => {
    expect(reasonsOf(different)).toEqual(reasons);
  });

  it.each(['direct', 'google.com', 'notsemalt.com', 'semalt.com.example', 'newsletter'])(
    'not for its source %s',
    (source) => {
      expect(reasonsOf({ source })).toBeNull();
    },
  );
});

const runsOf = (text: string) =>
  text.split(' ').map((run) => run.split('+').map((digits) => parseInt(digits, 36)) as [number, number]);

const ipv4 = (number: number) => `${number >>> 16}.${(number >>> 8) & 255}.${number & 255}.0/24`;
const ipv6 = (number: number) => {
  const digits = number.toString(16).padStart(12, '0');
  return `${digits.slice(0, 4)}:${digits.slice(4, 8)}:${digits.slice(8)}::/48`;
};

test.each([
  ['ipv4', hostingNetworks.ipv4, ipv4],
  ['ipv6', hostingNetworks.ipv6, ipv6],
] as const)(
  'finds the first and last network of each run of %s, and not those before and after',
  (_kind, text, networkOf) => {
    const runs = runsOf(text);
    expect(runs.length).toBeGreaterThan(1000);
    for (const [place, [first, count]] of runs.entries()) {
      const next = runs[place + 1];
      expect(count).toBeGreaterThan(0);
      expect(isHostingNetwork(networkOf(first))).toBe(true);
      expect(isHostingNetwork(networkOf(first + count - 1))).toBe(true);
      // Runs that touch would be one run.
      if (next) expect(next[0]).toBeGreaterThan(first + count);
      expect(isHostingNetwork(networkOf(first - 1))).toBe(false);
      expect(isHostingNetwork(networkOf(first + count))).toBe(false);
    }
  },
);

test.each([
  '203.0.113.0/24',
  '10.0.0.0/24',
  '127.0.0.0/24',
  '0.0.0.0/24',
  '255.255.255.0/24',
  '::/48',
  '2001:db8:1::/48',
])('%s is not the network of a hosting provider', (network) => expect(isHostingNetwork(network)).toBe(false));

// Published ranges of Amazon Web Services, Google Cloud, DigitalOcean and Hetzner.
test.each(['52.95.110.0/24', '34.64.1.0/24', '159.89.1.0/24', '88.198.1.0/24', '2a01:4f8:1::/48'])(
  '%s is the network of a hosting provider',
  (network) => expect(isHostingNetwork(network)).toBe(true),
);

// Addresses of people: relays of iCloud (Cloudflare, Fastly), and an internet provider.
test.each(['104.28.1.0/24', '146.75.1.0/24', '84.128.1.0/24'])('%s is not', (network) =>
  expect(isHostingNetwork(network)).toBe(false),
);

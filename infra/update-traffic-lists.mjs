// `npm run update:traffic-lists`: writes the lists that classify the sources of visits, from the newest published lists: the
// networks of hosting providers, the sites that send false referrers, and the hosts of search engines, social networks and
// AI assistants.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
/* global fetch */

const PACKAGE = '@ip-location-db/asn';
const TARGET = 'worker/src/analytics/events/hosting-networks.data.ts';

/**
 * Autonomous systems that serve rented servers only. Left out are networks in which people browse as well: companies'
 * own (Microsoft, Google), relays and VPNs of people (Cloudflare, Fastly, Akamai's own, M247, Leaseweb), and internet
 * providers (OVH Telecom).
 */
const providers = {
  'Alibaba Cloud': [37963, 45102],
  'Amazon Web Services': [8987, 14618, 16509],
  Contabo: [40021, 51167],
  DigitalOcean: [14061],
  'Google Cloud': [396982],
  Hetzner: [24940, 212317, 213230],
  'Huawei Cloud': [55990, 136907],
  Linode: [63949],
  netcup: [197540],
  'Oracle Cloud': [31898],
  OVHcloud: [16276],
  Scaleway: [12876],
  'Tencent Cloud': [45090, 132203],
  UpCloud: [202053],
  Vultr: [20473],
};
const systems = new Set(Object.values(providers).flat().map(String));

const folder = mkdtempSync(join(tmpdir(), 'hosting-networks-'));
try {
  const [{ filename, version }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder, PACKAGE], { encoding: 'utf8' }),
  );
  execFileSync('tar', ['xzf', filename.replace('/', '-').replace('@', ''), '--strip-components=1'], {
    cwd: folder,
  });
  const list = (name) => runsOf(readFileSync(join(folder, name), 'utf8'));
  write(
    TARGET,
    `${PACKAGE} ${version}:
// RouteViews (routeviews.org), the regional internet registries, and IP to ASN Lite by DB-IP (db-ip.com). CC BY 4.0.`,
    `/**
 * Networks of the hosting providers in infra/update-traffic-lists.mjs: runs of networks in ascending order, each with
 * the number of its first network and their count, in base 36: 'a0+1f'. A network's number is the first 24 bits of its
 * IPv4 addresses, the first 48 of its IPv6 addresses.
 */
export const hostingNetworks = {
  ipv4: '${list('asn-ipv4.csv')}',
  ipv6: '${list('asn-ipv6.csv')}',
};
`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** Entries of the list of search engines that are none: directories, people, pages and other services of a company. */
const NO_SEARCH =
  /^(118 700|123people|Alexa|Baidu Tieba|Blog.*|ChatGPT|Das.*|Digg|dmoz|El Mundo|Eniro|Facebook|FriendFeed|Google.*|GoYellow.*|Gule Sider|HighBeam|Icerocket|Meinestadt.*|Mister Wong|MySpace|Opplysningen.*|PeopleCheck|Perplexity|rpmfind|Technorati|Toppreise.*|Twingly|Yas.*|Yatedo|Yellowmap|You)$/;
/** Hosts that are pages or sign-ins of a company rather than its search engine or network. */
const NO_HOST =
  /^((zhidao|tieba|news)\.baidu\.com|.*\.msn\.com|charter\.net|talktalk\.co\.uk|so-net\.ne\.jp|skynet\.be|softonic\.com|login\.live\.com|url\.google\.com|plus\.google\.com)$/;

const spammers = (await read('referrer-spam-list', 'spammers.txt')).split('\n').filter(Boolean);
write(
  'worker/src/analytics/events/referrer-spam.data.ts',
  fromMatomo('referrer-spam-list'),
  `/** Sites that send false referrers, so that their addresses show in reports. */
export const referrerSpam = '${spammers.join(' ')}';
`,
);

const lists = await Promise.all(
  ['SearchEngines', 'Socials', 'AIAssistants'].map(async (name) =>
    hostsOf(await read('searchengine-and-social-list', `${name}.yml`), name),
  ),
);
const [search, social, assistants] = lists.map((hosts) => hosts.join(' '));
write(
  'backend/src/analytics/ingest/source/channel-hosts.data.ts',
  fromMatomo('searchengine-and-social-list'),
  `/** Hosts by channel, without a leading 'www.'; '{}' matches two letters, such as a country. */
export const publicHosts = {
  search: '${search}',
  social: '${social}',
  assistants: '${assistants}',
};
`,
);

/** The runs of whole networks in lines of 'first,last,system,name'. */
function runsOf(csv) {
  const runs = [];
  for (const line of csv.split('\n')) {
    const [start, end, system] = line.split(',');
    if (!systems.has(system)) continue;
    const first = networkNumber(start, 'up');
    const count = networkNumber(end, 'down') - first + 1;
    if (count <= 0) continue;
    const before = runs.at(-1);
    if (before && before.first + before.count === first) before.count += count;
    else runs.push({ first, count });
  }
  return runs.map(({ first, count }) => `${first.toString(36)}+${count.toString(36)}`).join(' ');
}

/** The number of the first (up) or last (down) whole network of a run of addresses that starts (ends) at this address. */
function networkNumber(address, rounding) {
  const [parts, base] = isIPv4(address) ? [address.split('.').map(Number), 256] : [groupsOf(address), 65_536];
  const number = parts.slice(0, 3).reduce((total, part) => total * base + part, 0);
  const rest = parts.slice(3);
  if (rounding === 'up') return rest.every((part) => part === 0) ? number : number + 1;
  return rest.every((part) => part === base - 1) ? number : number - 1;
}

function groupsOf(address) {
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => parseInt(group, 16));
}

/** The hosts of a list: names with hosts below them, in YAML. Addresses with a path name a page, not a site. */
function hostsOf(yaml, list) {
  const hosts = new Set();
  let name = '';
  for (const line of yaml.split('\n')) {
    name = /^(\S.*):$/.exec(line)?.[1]?.replaceAll(/^["']|["']$/g, '') ?? name;
    const host = /^ +- ["']?(?:www\.)?((?:\{\}\.)?[a-z\d-]+(?:\.[a-z\d-]+)+)["']?$/.exec(line)?.[1];
    // Parameters and character sets are no hosts; apps are kept by hand, because their names are no addresses.
    if (!host || NO_HOST.test(host) || /^(com|org)\.|\.android$/.test(host)) continue;
    if (list !== 'SearchEngines' || !NO_SEARCH.test(name)) hosts.add(host);
  }
  return [...hosts];
}

async function read(repository, file) {
  const address = `https://raw.githubusercontent.com/matomo-org/${repository}/master/${file}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function fromMatomo(repository) {
  return `github.com/matomo-org/${repository}, ${new Date().toISOString().slice(0, 10)} (CC0 1.0).`;
}

function write(target, source, text) {
  writeFileSync(target, `// Written by \`npm run update:traffic-lists\` from ${source}\n\n${text}`);
  execFileSync('npx', ['prettier', '--write', target]);
}

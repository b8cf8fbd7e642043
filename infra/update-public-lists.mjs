// `npm run update:traffic-lists`: writes the sites that send false referrers, and the hosts of search engines, social
// networks and AI assistants, from Matomo's public lists.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
/* global fetch */

const today = new Date().toISOString().slice(0, 10);

/** Entries of the list of search engines that are none: directories, people, pages and other services of a company. */
const NO_SEARCH =
  /^(118 700|123people|Alexa|Baidu Tieba|Blog.*|ChatGPT|Das.*|Digg|dmoz|El Mundo|Eniro|Facebook|FriendFeed|Google.*|GoYellow.*|Gule Sider|HighBeam|Icerocket|Meinestadt.*|Mister Wong|MySpace|Opplysningen.*|PeopleCheck|Perplexity|rpmfind|Technorati|Toppreise.*|Twingly|Yas.*|Yatedo|Yellowmap|You)$/;
/** Hosts that are pages or sign-ins of a company rather than its search engine or network. */
const NO_HOST =
  /^((zhidao|tieba|news)\.baidu\.com|.*\.msn\.com|charter\.net|talktalk\.co\.uk|so-net\.ne\.jp|skynet\.be|softonic\.com|login\.live\.com|url\.google\.com|plus\.google\.com)$/;

const spammers = (await read('matomo-org/referrer-spam-list', 'spammers.txt')).split('\n').filter(Boolean);
write(
  'worker/src/analytics/events/referrer-spam.data.ts',
  'matomo-org/referrer-spam-list',
  `/** Sites that send false referrers, so that their addresses show in reports. */
export const referrerSpam = '${spammers.join(' ')}';
`,
);

const HOSTS = 'matomo-org/searchengine-and-social-list';
const lists = await Promise.all(
  ['SearchEngines', 'Socials', 'AIAssistants'].map(async (name) =>
    hostsOf(await read(HOSTS, `${name}.yml`), name),
  ),
);
const [search, social, assistants] = lists.map((hosts) => hosts.join(' '));
write(
  'backend/src/analytics/ingest/source/channel-hosts.data.ts',
  HOSTS,
  `/** Hosts by channel, without a leading 'www.'; '{}' matches two letters, such as a country. */
export const publicHosts = {
  search: '${search}',
  social: '${social}',
  assistants: '${assistants}',
};
`,
);

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
  const address = `https://raw.githubusercontent.com/${repository}/master/${file}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function write(target, source, text) {
  const origin = `// Written by \`npm run update:traffic-lists\` on ${today} from\n// github.com/${source} (CC0 1.0).\n`;
  writeFileSync(target, `${origin}\n${text}`);
  execFileSync('npx', ['prettier', '--write', target]);
}

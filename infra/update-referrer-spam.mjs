// `npm run update:referrer-spam`: writes the list of sites that send false referrers, from Matomo's public one.
import { writeFileSync } from 'node:fs';
/* global fetch */

const LIST = 'https://raw.githubusercontent.com/matomo-org/referrer-spam-list/master/spammers.txt';

const response = await fetch(LIST);
if (!response.ok) throw new Error(`${LIST} answered ${response.status}`);
const hosts = (await response.text()).split('\n').filter(Boolean);
writeFileSync(
  'worker/src/analytics/events/referrer-spam.data.ts',
  `// Written by \`npm run update:referrer-spam\` on ${new Date().toISOString().slice(0, 10)} from
// github.com/matomo-org/referrer-spam-list (CC0 1.0).

/** Sites that send false referrers, so that their addresses show in reports. */
export const referrerSpam = '${hosts.join(' ')}';
`,
);
console.log(`${hosts.length} sites`);

import { emptyAsNull } from '../lib/storable-text';
import { MAX_ADDRESS_LENGTH, webAddress } from '../lib/web-address';
import { CLICK_ID } from '../earnings/click-id';

/** What is wrong with a link that the owner entered. */
export interface LinkFault {
  /** Whether it can only be a mistake, so that the link is refused; otherwise it may be meant, and is a warning. */
  isCertain: boolean;
  message: string;
}

/** A network or a shop: its hosts with their subdomains, and the parameters that its links need. */
interface Programme {
  name: string;
  hosts: RegExp;
  /** Where the link names the affiliate. */
  affiliate?: RegExp;
  /** An example of that, for the warning. */
  affiliateForm?: string;
  /** What to add for the click id; absent where the programme has no sub id. */
  sub?: string;
}

const hostsOf = (...names: string[]) =>
  new RegExp(`(^|\\.)(${names.join('|').replaceAll('.', '\\.').replaceAll('*', '[a-z.]{2,6}')})$`);

/** By the networks' public descriptions of their links, read in November 2026. */
const programmes: Programme[] = [
  {
    name: 'Amazon',
    hosts: /(^|\.)amazon\.(com?\.)?[a-z]{2,3}$/,
    affiliate: /[?&]tag=[^&#]/,
    affiliateForm: 'tag=your-tag-20',
    sub: `ascsubtag=${CLICK_ID}`,
  },
  {
    name: 'Awin',
    hosts: hostsOf('awin1.com'),
    affiliate: /[?&](awinaffid|id)=\d/,
    affiliateForm: 'awinaffid=12345',
    sub: `clickref=${CLICK_ID}`,
  },
  {
    name: 'CJ',
    hosts: hostsOf('anrdoezrs.net', 'dpbolvw.net', 'jdoqocy.com', 'kqzyfj.com', 'tkqlhce.com'),
    sub: `sid=${CLICK_ID}`,
  },
  {
    name: 'ShareASale',
    hosts: hostsOf('shareasale.com'),
    affiliate: /[?&]u=\d/,
    affiliateForm: 'u=12345',
    sub: `afftrack=${CLICK_ID}`,
  },
  {
    name: 'Rakuten',
    hosts: hostsOf('linksynergy.com'),
    affiliate: /[?&]id=[^&#]/,
    affiliateForm: 'id=…',
    sub: `u1=${CLICK_ID}`,
  },
  {
    name: 'Impact',
    hosts: hostsOf('pxf.io', 'sjv.io', 'evyy.net', '7eer.net', 'ojrq.net'),
    sub: `subId1=${CLICK_ID}`,
  },
  {
    name: 'Partnerize',
    hosts: hostsOf('prf.hn'),
    affiliate: /camref:/,
    affiliateForm: 'camref:…',
    sub: `pubref:${CLICK_ID}`,
  },
  { name: 'Admitad', hosts: hostsOf('ad.admitad.com'), sub: `subid=${CLICK_ID}` },
  { name: 'ClickBank', hosts: hostsOf('hop.clickbank.net'), sub: `tid=${CLICK_ID}` },
  { name: 'Digistore24', hosts: hostsOf('digistore24.com'), sub: `sid1=${CLICK_ID}` },
  { name: 'Tradedoubler', hosts: hostsOf('tradedoubler.com'), sub: `epi=${CLICK_ID}` },
  { name: 'Webgains', hosts: hostsOf('track.webgains.com'), sub: `clickref=${CLICK_ID}` },
  { name: 'AvantLink', hosts: hostsOf('avantlink.com'), sub: `ctc=${CLICK_ID}` },
  { name: 'Skimlinks', hosts: hostsOf('skimresources.com'), sub: `xcust=${CLICK_ID}` },
  {
    name: 'eBay',
    hosts: hostsOf('ebay.*'),
    affiliate: /[?&]campid=\d/,
    affiliateForm: 'campid=5338…',
    sub: `customid=${CLICK_ID}`,
  },
  {
    name: 'iHerb',
    hosts: hostsOf('iherb.com'),
    affiliate: /[?&](rcode|pcode)=[^&#]/i,
    affiliateForm: 'rcode=ABC1234',
  },
];

/** The placeholder as it must be, without another brace around it. */
const RIGHT = /(?<![{$%#])\{clickId\}(?![}%#])/g;
const NAME = 'click[\\s_-]?id';
/** The placeholder as it is often written, with its brackets. */
const NEARLY = new RegExp(
  `\\$?[{[<]+\\s*${NAME}\\s*[}\\]>]*|${NAME}\\s*[}\\]>]+|%+${NAME}%+(?![\\da-f]{2})|#${NAME}#|\\(${NAME}\\)`,
  'gi',
);
/** '{clikcId}', '{klickId}', '{}', '｛clickId｝', '__clickId__', '$clickId': what nothing fills in. */
const MISSPELLED =
  /[{｛]\s*(?:[a-z]*(?:cl[il1]|li?ck)[a-z _-]*)?\s*[}｝]|(?<![a-z\d])(?:_{1,2}|[:$*!@])click[_-]?id(?![a-z\d])/i;
const ESCAPED_BRACKETS: [RegExp, string][] = [
  [/%(25)*7B/gi, '{'],
  [/%(25)*7D/gi, '}'],
  [/%(25)*5B/gi, '['],
  [/%(25)*5D/gi, ']'],
  [/%(25)*3C/gi, '<'],
  [/%(25)*3E/gi, '>'],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
];
/** A character that no address can have, where the right placeholder is while the rest is read. */
const MARK = '\u0000';

/** The address with the placeholder as it must be. */
function withRightPlaceholder(address: string): string {
  const marked = address.replace(RIGHT, MARK);
  const readable = ESCAPED_BRACKETS.reduce((text, [escaped, plain]) => text.replace(escaped, plain), marked);
  // Only the placeholder changes: other escaped brackets stay as they are.
  return readable.search(NEARLY) < 0 ? address : readable.replace(NEARLY, MARK).replaceAll(MARK, CLICK_ID);
}

/** Whether a link has a placeholder for the click id, or nearly has one. */
export const hasPlaceholder = (address: string): boolean =>
  address.includes(CLICK_ID) || withRightPlaceholder(address) !== address;

/** '?a=1?b=2': the second question mark before a parameter, where no unescaped address is a value. */
const SECOND_QUERY = /^([^?#]*\?(?:(?!:\/\/)[^?#])*)\?(?=[\w.[\]-]+=)/;
const AMPERSAND = /&(amp|#0*38|#x0*26);/gi;

/** A letter or digit beside the placeholder, which is none of an escape such as '%3D'. */
const GLUED_BEFORE = /(?<!%[\da-f]{2})(?<=[\da-z}])\{clickId\}/gi;
const GLUED_AFTER = /\{clickId\}(?=[\da-z])/gi;

/** '{subid}' anywhere; '[SUBID]' or 'YOUR_ID' as a value. */
const FOREIGN_PLACEHOLDER =
  /\{[a-z_\s-]{2,30}\}|(?<==)\[[a-z_\s-]{2,30}\](?=&|#|$)|(?<==)your[-_]?(tag|id|affiliate|partner)[\w-]*(?=&|#|$)/i;

const useInstead = (what: string, right: string) => `${what} Use ${right}`;

/**
 * The faults of a link that the owner enters, by its text alone: mistakes in its placeholder and its parameters, and what
 * a known network's link lacks. Used for the links of products, offers, short links and articles.
 *
 * @param address an external http or https URL
 * @param ownHost of this site: 'astaguide.example'
 */
export function findLinkFaults(address: string, ownHost?: string): LinkFault[] {
  return [...certainFaults(address), ...doubts(address, ownHost)];
}

function certainFaults(address: string): LinkFault[] {
  const messages: string[] = [];
  const corrected = withRightPlaceholder(address);
  if (corrected !== address)
    messages.push(useInstead(`The placeholder for the click ID must be ${CLICK_ID}.`, corrected));
  const unescaped = address.replace(AMPERSAND, '&');
  if (unescaped !== address)
    messages.push(useInstead('The link was copied from HTML: ‘&amp;’ must be ‘&’.', unescaped));
  if (SECOND_QUERY.test(address))
    messages.push(
      useInstead(
        'A link has one ‘?’; further parameters begin with ‘&’.',
        address.replace(SECOND_QUERY, '$1&'),
      ),
    );
  const [, second] = /^https?:\/\/(https?(:|%3a)?(\/|%2f){1,2}.+)$/i.exec(address) ?? [];
  if (second !== undefined)
    messages.push(useInstead('The link begins with ‘https://’ twice.', withScheme(second)));
  const separated = address.replace(GLUED_BEFORE, `_${CLICK_ID}`).replace(GLUED_AFTER, `${CLICK_ID}_`);
  if (separated !== address)
    messages.push(
      useInstead(`A letter or digit beside ${CLICK_ID} makes the click ID unreadable.`, separated),
    );
  const [misspelled] = MISSPELLED.exec(corrected.replaceAll(CLICK_ID, '')) ?? [];
  if (misspelled !== undefined)
    messages.push(`Nothing fills in ‘${misspelled}’. The placeholder for the click ID is ${CLICK_ID}`);
  const amazon = programmes[0]!;
  if (amazon.hosts.test(hostOf(address)) && /[?&]tag=\{clickId\}/i.test(address))
    messages.push(`On Amazon, ‘tag’ is your tracking ID. Use tag=your-tag-20&${amazon.sub!}`);
  return messages.map((message) => ({ isCertain: true, message }));
}

function doubts(address: string, ownHost: string | undefined): LinkFault[] {
  const messages: string[] = [];
  const host = hostOf(address);
  const programme = programmes.find(({ hosts }) => hosts.test(host));
  if (programme) messages.push(...programmeDoubts(address, programme));
  const [foreign] = FOREIGN_PLACEHOLDER.exec(address.replaceAll(CLICK_ID, '')) ?? [];
  if (foreign !== undefined && certainFaults(address).length === 0)
    messages.push(`‘${foreign}’ looks like a placeholder. Only ${CLICK_ID} is replaced`);
  if (/[?&][^=&#]+=click[_-]?id(?=[&#]|$)/i.test(address))
    messages.push(`‘clickId’ without braces is passed on as it is. For the click ID use ${CLICK_ID}`);
  const fragment = /#(.*)$/.exec(address)?.[1] ?? '';
  // Post Affiliate Pro reads the affiliate's id and data from there.
  if (fragment.includes(CLICK_ID) && !/^a_aid=/i.test(fragment))
    messages.push(`The part after ‘#’ is not sent to the network. Put ${CLICK_ID} before it`);
  if (ownHost !== undefined && host === ownHost.replace(/^www\./, '').replace(/:\d+$/, ''))
    messages.push('This is an address of your own site. Is it meant to lead to a shop?');
  return messages.map((message) => ({ isCertain: false, message }));
}

function programmeDoubts(address: string, { name, affiliate, affiliateForm, sub }: Programme): string[] {
  if (affiliate && !affiliate.test(address))
    return [`This ${name} link does not name you as the affiliate. Add ${affiliateForm}`];
  if (sub === undefined || address.includes(CLICK_ID)) return [];
  return [`Sales cannot be matched to clicks without a click ID. For ${name} add ${sub}`];
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\.|\.$/g, '') : '';
}

/** 'https%3A%2F%2Fshop', 'https//shop' → 'https://shop'. */
const withScheme = (text: string) => text.replace(/^(https?)(?::|%3a)?(?:\/|%2f){1,2}/i, '$1://');

/** An external URL that the owner leads visitors to, without a fault that can only be a mistake. */
export const enteredLink = webAddress.check(({ value, issues }) => {
  for (const { message } of certainFaults(value)) issues.push({ code: 'custom', message, input: value });
});

/** An optional one; an empty text becomes null. */
export const optionalEnteredLink = emptyAsNull(MAX_ADDRESS_LENGTH).pipe(enteredLink.nullable()).nullish();

import type { Channel } from '@astaguide/contracts/analytics/analytics-event';
import type { ClickId } from '@astaguide/contracts/analytics/campaign-parameters';
import { remembered } from '@astaguide/contracts/analytics/ingest/remembered';
import { domainToUnicode } from 'node:url';
import { channelOfHost, wrapperOf } from './channel-hosts';

/**
 * The site that adds a click id to the addresses it links to, and the channel of such a visit. Social networks add theirs
 * to every link, so those say nothing about payment. Mail services have no site: they send for others.
 */
const linkers: Record<ClickId, { site: string; channel: Channel }> = {
  gclid: { site: 'google.com', channel: 'paid' },
  gbraid: { site: 'google.com', channel: 'paid' },
  wbraid: { site: 'google.com', channel: 'paid' },
  dclid: { site: 'google.com', channel: 'paid' },
  gad_source: { site: 'google.com', channel: 'paid' },
  // Google's free product listings.
  srsltid: { site: 'google.com', channel: 'organic-search' },
  msclkid: { site: 'bing.com', channel: 'paid' },
  yclid: { site: 'yandex.com', channel: 'paid' },
  tblci: { site: 'taboola.com', channel: 'paid' },
  dicbo: { site: 'outbrain.com', channel: 'paid' },
  fbclid: { site: 'facebook.com', channel: 'social' },
  igsh: { site: 'instagram.com', channel: 'social' },
  igshid: { site: 'instagram.com', channel: 'social' },
  ttclid: { site: 'tiktok.com', channel: 'social' },
  twclid: { site: 'x.com', channel: 'social' },
  li_fat_id: { site: 'linkedin.com', channel: 'social' },
  epik: { site: 'pinterest.com', channel: 'social' },
  sccid: { site: 'snapchat.com', channel: 'social' },
  rdt_cid: { site: 'reddit.com', channel: 'social' },
  qclid: { site: 'quora.com', channel: 'social' },
  mc_cid: { site: 'newsletter', channel: 'email' },
  mc_eid: { site: 'newsletter', channel: 'email' },
  _kx: { site: 'newsletter', channel: 'email' },
  _hsenc: { site: 'newsletter', channel: 'email' },
};

/** The sites of apps, by the Android package that a referrer names. */
const sitesOfApps = new Map<string, string>(
  Object.entries({
    'google.com': ['com.google.android.googlequicksearchbox', 'com.google.android.apps.searchlite'],
    'bing.com': ['com.microsoft.bing'],
    'baidu.com': ['com.baidu.searchbox'],
    'chatgpt.com': ['com.openai.chatgpt'],
    'perplexity.ai': ['ai.perplexity.app.android'],
    'claude.ai': ['com.anthropic.claude'],
    'gemini.google.com': ['com.google.android.apps.bard'],
    'copilot.microsoft.com': ['com.microsoft.copilot'],
    'facebook.com': ['com.facebook.katana', 'com.facebook.lite'],
    'messenger.com': ['com.facebook.orca'],
    'instagram.com': ['com.instagram.android', 'com.instagram.lite'],
    'threads.com': ['com.instagram.barcelona'],
    'x.com': ['com.twitter.android'],
    'linkedin.com': ['com.linkedin.android'],
    'pinterest.com': ['com.pinterest'],
    'reddit.com': ['com.reddit.frontpage'],
    'youtube.com': ['com.google.android.youtube'],
    'snapchat.com': ['com.snapchat.android'],
    'tiktok.com': ['com.zhiliaoapp.musically', 'com.ss.android.ugc.trill'],
    'whatsapp.com': ['com.whatsapp', 'com.whatsapp.w4b'],
    'telegram.org': ['org.telegram.messenger', 'org.telegram.messenger.web'],
    'discord.com': ['com.discord'],
    'bsky.app': ['xyz.blueskyweb.app'],
    'vk.com': ['com.vkontakte.android'],
    'line.me': ['jp.naver.line.android'],
    'quora.com': ['com.quora.android'],
    'tumblr.com': ['com.tumblr'],
    'mail.google.com': ['com.google.android.gm', 'com.google.android.gm.lite'],
  }).flatMap(([site, packages]) => packages.map((name) => [`android-app://${name}`, site] as const)),
);

/** Hosts that belong to a site of another name. */
const sitesOfHosts = new Map([
  ['t.co', 'x.com'],
  ['twitter.com', 'x.com'],
  ['mobile.twitter.com', 'x.com'],
  ['youtu.be', 'youtube.com'],
  ['lnkd.in', 'linkedin.com'],
  ['pin.it', 'pinterest.com'],
  ['fb.me', 'facebook.com'],
  ['fb.com', 'facebook.com'],
  ['l.wl.co', 'whatsapp.com'],
  ['wa.me', 'whatsapp.com'],
  ['t.me', 'telegram.org'],
  ['telegram.me', 'telegram.org'],
  ['web.telegram.org', 'telegram.org'],
  ['discord.gg', 'discord.com'],
  ['go.bsky.app', 'bsky.app'],
  ['away.vk.com', 'vk.com'],
  ['t.umblr.com', 'tumblr.com'],
  ['chat.openai.com', 'chatgpt.com'],
  ['m365.cloud.microsoft', 'copilot.microsoft.com'],
  ['copilot.cloud.microsoft', 'copilot.microsoft.com'],
  ['edgeservices.bing.com', 'copilot.microsoft.com'],
  ['vm.tiktok.com', 'tiktok.com'],
  ['vt.tiktok.com', 'tiktok.com'],
]);

/** Readings of each kind in memory: a visit's events have one referrer and one user agent, which many visits share. */
const MAX_REMEMBERED = 2000;

/** The sites whose apps open links in a browser of their own, which sends no referrer, by its user agent. */
const inAppBrowsers: readonly [RegExp, string][] = [
  [/FBAN\/Messenger|Orca-Android|\bMessengerForiOS/, 'messenger.com'],
  [/\bBarcelona \d/, 'threads.com'],
  [/\bInstagram\b/, 'instagram.com'],
  [/\bFB(AN|AV|_IAB|IOS)\b|\bMetaIAB\b/, 'facebook.com'],
  [/\bmusical_ly|BytedanceWebview|\btrill_|\bTikTok\b|\bByteLocale\//, 'tiktok.com'],
  [/\[Pinterest\/|\bPinterest for\b/, 'pinterest.com'],
  [/\bLinkedInApp\b/, 'linkedin.com'],
  [/Snapchat ?[/\d]/, 'snapchat.com'],
  [/\bTwitter(Android| for )/, 'x.com'],
  [/\bMicroMessenger\//, 'mp.weixin.qq.com'],
  [/\bLine\/\d/, 'line.me'],
  [/\bReddit\//, 'reddit.com'],
  [/\bTelegram-Android\//, 'telegram.org'],
  [/\bwhatsapp[-\w]*\/\d/i, 'whatsapp.com'],
  [/\bdiscord\/\d/i, 'discord.com'],
  [/\bKAKAOTALK\b/, 'kakao.com'],
  [/\bZalo (iOS|android)\b/i, 'zalo.me'],
  [/\bQuora \d/, 'quora.com'],
  [/\bVK(AndroidApp|Client)\b/, 'vk.com'],
  [/\bOK(iOS|Android)\b/, 'ok.ru'],
  [/\bWeibo \(/, 'weibo.com'],
  [/\bKwai(_Pro)?\/\d/, 'kwai.com'],
  [/\bCopilotSapphire\//, 'copilot.microsoft.com'],
  [/\bGrokApp\//, 'grok.com'],
  [/\bKimi\/\d/, 'kimi.com'],
  [/\bgenspark_(android|ios)\b/, 'genspark.ai'],
];

const siteOfApp = remembered(
  MAX_REMEMBERED,
  (userAgent) => inAppBrowsers.find(([pattern]) => pattern.test(userAgent))?.[1],
);

/** The sites that campaigns name as their source without a host, so that a post with and without one are one source. */
const sitesOfNames = new Map([
  ['chatgpt', 'chatgpt.com'],
  ['openai', 'chatgpt.com'],
  ['perplexity', 'perplexity.ai'],
  ['claude', 'claude.ai'],
  ['gemini', 'gemini.google.com'],
  ['copilot', 'copilot.microsoft.com'],
  ['facebook', 'facebook.com'],
  ['fb', 'facebook.com'],
  ['meta', 'facebook.com'],
  ['instagram', 'instagram.com'],
  ['ig', 'instagram.com'],
  ['threads', 'threads.com'],
  ['twitter', 'x.com'],
  ['x', 'x.com'],
  ['reddit', 'reddit.com'],
  ['youtube', 'youtube.com'],
  ['pinterest', 'pinterest.com'],
  ['linkedin', 'linkedin.com'],
  ['tiktok', 'tiktok.com'],
  ['snapchat', 'snapchat.com'],
  ['google', 'google.com'],
  ['adwords', 'google.com'],
  ['googleads', 'google.com'],
  ['google-ads', 'google.com'],
  ['google_ads', 'google.com'],
  ['bing', 'bing.com'],
  ['duckduckgo', 'duckduckgo.com'],
]);

/** Parts before a site's name for phones, and for links that leave it. */
const ALIAS = /^(www|m|mobile|touch|l|lm|mbasic|web|old|new|out|amp|np)\./;

/** Values that campaigns use as their source instead of a host. */
const MAIL_NAME = /^(e-?mail|newsletter|letter)$/;

const mediums: readonly [RegExp, Channel][] = [
  [/^(cpc|ppc|cpm|cpv|cpa|paid.*|.*(?<!un)paid|retargeting|display|banner|ads?|sem)$/, 'paid'],
  [/^(e[-_ ]?mail|newsletter|mail)$/, 'email'],
  [/^((organic[-_ ]?)?social([-_ ]?(network|media|organic|post))?|sm)$/, 'social'],
  [/^(sms|mms|text([-_ ]?message)?|whatsapp|messenger)$/, 'sms'],
  [/push|^((web|app|mobile)[-_ ]?)?notifications?$/, 'push'],
  [/video/, 'video'],
  [/^(influencers?|creators?|ambassadors?|ugc)([-_ ]?marketing)?$/, 'influencer'],
  [/^organic$/, 'organic-search'],
  [/^(referral|affiliates?|partner|link)$/, 'referral'],
];

/** The parts of an address that say whose it is; undefined for text that is no address. */
export const readAddress = remembered(MAX_REMEMBERED, (address) => {
  if (!URL.canParse(address)) return undefined;
  const { host, protocol } = new URL(address);
  return { host, protocol };
});

/**
 * The source of a visit: the site or the name of the campaign's source, otherwise the referrer's site, otherwise the
 * network that marked the link, otherwise 'direct'.
 *
 * @param referrer address of the referring page; the site's own pages do not count as a source
 * @param adClick the click id in the landing page's address
 * @param ownHosts the site's hosts, including the port if it is not the default
 * @param userAgent names the app that opened the page, where nothing else names a source
 */
export function trafficSource(
  utmSource: string | undefined,
  referrer: string | undefined,
  ownHosts: readonly string[],
  adClick?: ClickId,
  userAgent = '',
): string {
  const campaign = utmSource?.toLowerCase();
  if (campaign) return sitesOfNames.get(campaign) ?? siteOf(campaign);
  const { host, protocol } = (referrer && readAddress(referrer)) || { host: '', protocol: '' };
  if (host === '' || ownHosts.includes(host)) {
    if (adClick) return linkers[adClick].site;
    return siteOfApp(userAgent) ?? 'direct';
  }
  return siteOf(protocol === 'http:' || protocol === 'https:' ? host : `${protocol}//${host}`);
}

/**
 * The channel of a visit, as in other analytics tools: by the campaign's medium first, then by the source.
 *
 * @param isCampaign whether the campaign names its source
 * @param adClick the click id in the landing page's address
 * @param source as returned by trafficSource: 'direct', a host, or the name of a campaign's source
 */
export function channelOf(
  source: string,
  utmMedium: string | undefined,
  isCampaign: boolean,
  adClick?: ClickId,
): Channel {
  const medium = utmMedium?.trim().toLowerCase();
  if (medium) {
    const known = mediums.find(([pattern]) => pattern.test(medium));
    if (known) return known[1];
  }
  // A reader may copy an address with the click id of an earlier visit, and put it into a campaign of its own.
  if (adClick && (!isCampaign || linkers[adClick].site === source)) return linkers[adClick].channel;
  if (source === 'direct') return medium ? 'campaign' : 'direct';
  if (MAIL_NAME.test(source)) return 'email';
  const known = channelOfHost(source);
  // A campaign named after a search engine is still a campaign, because organic search results carry no campaign.
  if ((isCampaign || medium) && (known === undefined || known === 'organic-search')) return 'campaign';
  return known ?? 'referral';
}

/**
 * The site behind a referring host, so that its app, its pages for phones and its redirects are one source:
 * 'l.facebook.com' → 'facebook.com', 'm.blog.example' → 'blog.example'. Hosts of unknown sites lose 'www.' and 'm.'
 * alone, because anything else may be another site.
 *
 * @param host 'www.example.org', or 'android-app://com.example.reader'
 */
const siteOf = remembered(MAX_REMEMBERED, (host) => {
  const readable = host.includes('xn--') ? domainToUnicode(host) || host : host;
  const plain = readable.replace(/\.$/, '').replace(/^www\./, '');
  const known = sitesOfApps.get(plain) ?? sitesOfHosts.get(plain) ?? wrapperOf(plain);
  if (known) return known;
  const short = plain.replace(ALIAS, '');
  if (!short.includes('.') || plain.includes('://')) return plain;
  const channel = channelOfHost(plain);
  const isSame = channel === undefined ? /^m\./.test(plain) : channelOfHost(short) === channel;
  return isSame ? short : plain;
});

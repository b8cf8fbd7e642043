import { channelOfHost } from './channel-hosts';

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
    'instagram.com': ['com.instagram.android'],
    'threads.com': ['com.instagram.barcelona'],
    'x.com': ['com.twitter.android'],
    'linkedin.com': ['com.linkedin.android'],
    'pinterest.com': ['com.pinterest'],
    'reddit.com': ['com.reddit.frontpage'],
    'youtube.com': ['com.google.android.youtube'],
    'tiktok.com': ['com.zhiliaoapp.musically', 'com.ss.android.ugc.trill'],
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
  ['chat.openai.com', 'chatgpt.com'],
]);

/** The sites that campaigns name as their source without a host. */
const sitesOfNames = new Map([
  ['chatgpt', 'chatgpt.com'],
  ['openai', 'chatgpt.com'],
  ['perplexity', 'perplexity.ai'],
  ['claude', 'claude.ai'],
  ['gemini', 'gemini.google.com'],
  ['copilot', 'copilot.microsoft.com'],
  ['facebook', 'facebook.com'],
  ['fb', 'facebook.com'],
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
  ['google', 'google.com'],
  ['bing', 'bing.com'],
  ['duckduckgo', 'duckduckgo.com'],
]);

/** Parts before a site's name for phones, and for links that leave it. */
const ALIAS = /^(www|m|mobile|touch|l|lm|mbasic|web|old|new|out|amp|np)\./;

/**
 * The site behind a referring host, so that its app, its pages for phones and its redirects are one source:
 * 'l.facebook.com' → 'facebook.com', 'm.blog.example' → 'blog.example'. Hosts of unknown sites lose 'www.' and 'm.'
 * alone, because anything else may be another site.
 *
 * @param host 'www.example.org', or 'android-app://com.example.reader'
 */
export function siteOf(host: string): string {
  const plain = host.replace(/^www\./, '');
  const known = sitesOfApps.get(plain) ?? sitesOfHosts.get(plain);
  if (known) return known;
  const short = plain.replace(ALIAS, '');
  if (!short.includes('.') || plain.includes('://')) return plain;
  const channel = channelOfHost(plain);
  const isSame = channel === undefined ? /^m\./.test(plain) : channelOfHost(short) === channel;
  return isSame ? short : plain;
}

/**
 * The site that a campaign names as its source, so that a post with a campaign and one without are one source:
 * 'fb' and 'm.facebook.com' → 'facebook.com'. Any other name stays as it is.
 *
 * @param utmSource in lower case
 */
export function siteOfCampaign(utmSource: string): string {
  return sitesOfNames.get(utmSource) ?? siteOf(utmSource);
}

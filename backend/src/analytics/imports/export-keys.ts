import { MAX_KEY_LENGTH, type Channel } from '@astaguide/contracts/analytics/analytics-event';
import type { ImportedDimension } from '@astaguide/contracts/analytics/history-import';
import { screenWidths } from '@astaguide/contracts/analytics/ingest/screen-class';
import type { IsKnownPage } from '../ingest/known-pages.service';
import { pagePath } from '../ingest/page-path';
import { channelOf, trafficSource } from '../ingest/source/traffic-source';
import { storable } from '../ingest/visit';

/** A dimension with its key. */
export type Keyed = readonly [ImportedDimension, string];

/** A key as it is stored; empty for none: '(not set)' and '(none)' are no names. */
export const keyOf = (text: string): string =>
  /^(\(.*\)|undefined|null)$/i.test(text) ? '' : storable(text.trim(), MAX_KEY_LENGTH);

export const pageKey = (path: string, isKnown: IsKnownPage): string =>
  keyOf(path) === '' ? '' : pagePath(path, isKnown);

/** Where visits came from, as an export has it; what it lacks is empty. */
export interface ExportedOrigin {
  /** A host, or a name. */
  source: string;
  isCampaign: boolean;
  /** The referring host. */
  referrer?: string;
  ownHosts?: readonly string[];
  medium?: string;
  campaign?: string;
  content?: string;
  term?: string;
}

/** The source, channel and campaign, as those of an event. */
export function originKeys(origin: ExportedOrigin): Keyed[] {
  const { isCampaign, referrer = '', ownHosts = [] } = origin;
  const [medium, campaign] = [keyOf(origin.medium ?? ''), keyOf(origin.campaign ?? '')];
  const [content, term] = [keyOf(origin.content ?? ''), keyOf(origin.term ?? '')];
  const named = isCampaign || referrer === '' ? keyOf(origin.source) : '';
  const address = keyOf(referrer) === '' ? undefined : `https://${hostOf(referrer)}`;
  const source = storable(trafficSource(named || undefined, address, ownHosts), MAX_KEY_LENGTH);
  return [
    ['source', source],
    ['channel', channelOf(source, medium || undefined, isCampaign)],
    ['campaign', campaign],
    ['medium', isCampaign ? medium : ''],
    ['content', content],
    ['term', term],
  ];
}

const hostOf = (referrer: string) => referrer.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0]!;

/** The channels of GA4's default channel group. */
const channelNames: Record<string, Channel> = {
  direct: 'direct',
  'organic search': 'organic-search',
  'ai assistant': 'ai-assistant',
  'ai assistants': 'ai-assistant',
  'organic social': 'social',
  email: 'email',
  sms: 'sms',
  'mobile push notifications': 'push',
  'organic video': 'video',
  'paid search': 'paid',
  'paid social': 'paid',
  'paid shopping': 'paid',
  'paid video': 'paid',
  'paid other': 'paid',
  display: 'paid',
  'cross-network': 'paid',
  referral: 'referral',
  affiliates: 'referral',
};

/** The channel of a name in GA4's default channel group. */
export const channelKey = (name: string): string =>
  keyOf(name) === '' ? '' : (channelNames[name.trim().toLowerCase()] ?? 'other');

const deviceNames: Record<string, string> = { laptop: 'desktop', 'ultra-wide': 'desktop' };

/** 'desktop', 'mobile', 'tablet' or 'other'. */
export function deviceKey(name: string): string {
  const lower = keyOf(name).toLowerCase();
  const device = deviceNames[lower] ?? lower;
  return device === '' || ['desktop', 'mobile', 'tablet'].includes(device) ? device : 'other';
}

/** Names of browsers that differ from those of events. */
const browserNames: Record<string, string> = {
  chrome: 'Chrome',
  crios: 'Chrome',
  'chromium-webview': 'Chrome',
  'android webview': 'Chrome',
  'mobile app': 'Unknown',
  firefox: 'Firefox',
  fxios: 'Firefox',
  safari: 'Safari',
  ios: 'Safari',
  'ios-webview': 'Safari',
  'safari (in-app)': 'Safari',
  edge: 'Microsoft Edge',
  'edge-chromium': 'Microsoft Edge',
  'edge-ios': 'Microsoft Edge',
  samsung: 'Samsung Internet for Android',
  'samsung browser': 'Samsung Internet for Android',
  'samsung internet': 'Samsung Internet for Android',
  opera: 'Opera',
  'opera-mini': 'Opera',
  android: 'Android Browser',
  'android browser': 'Android Browser',
  ie: 'Internet Explorer',
  yandexbrowser: 'Yandex Browser',
  'amazon silk': 'Amazon Silk',
  silk: 'Amazon Silk',
};

/** The browser's name, as that of events. */
export const browserKey = (name: string): string => browserNames[keyOf(name).toLowerCase()] ?? keyOf(name);

/** Names of systems that differ from those of events. */
const systemNames: Record<string, string> = {
  mac: 'macOS',
  'mac os': 'macOS',
  'mac os x': 'macOS',
  macintosh: 'macOS',
  'android os': 'Android',
  ipados: 'iOS',
  'gnu/linux': 'Linux',
  ubuntu: 'Linux',
  fedora: 'Linux',
  debian: 'Linux',
};

/** The operating system's name without its version, as that of events. */
export function systemKey(name: string): string {
  const plain = keyOf(name).replace(/^(windows)( server| nt)? [\d.]+$/i, '$1');
  return systemNames[plain.toLowerCase()] ?? plain;
}

/** The class of a screen's size: '1920x1080' → 'extra-large'; empty for what is no size. */
export function screenKey(size: string): string {
  const width = Number(/^(\d{2,5})x\d{2,5}$/.exec(size)?.[1]);
  if (Number.isNaN(width)) return '';
  return (screenWidths.find(([, below]) => width < below) ?? ['extra-large'])[0];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** Codes by the English name, short or long, in lower case. */
function codesByName(type: 'region' | 'language', codes: readonly string[]): Map<string, string> {
  const names = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames('en', { type, style, fallback: 'none' }),
  );
  return new Map(
    codes
      // A code that was replaced has the name of the present one.
      .filter((code) => {
        const tag = type === 'region' ? `und-${code}` : code;
        return Intl.getCanonicalLocales(tag)[0] === tag;
      })
      .flatMap((code) =>
        names.flatMap((name) => {
          const text = name.of(code)?.toLowerCase();
          return text === undefined ? [] : [[text, code] as const];
        }),
      ),
  );
}
const countryCodes = codesByName('region', PAIRS)
  .set('turkey', 'TR')
  .set('hong kong', 'HK')
  .set('macao', 'MO');
const languageCodes = codesByName(
  'language',
  PAIRS.map((pair) => pair.toLowerCase()),
);

/** The two-letter code of a country, of its code or its English name; empty for a name that is not known. */
export const countryKey = (name: string): string =>
  /^[a-z]{2}$/i.test(name) ? name.toUpperCase() : (countryCodes.get(name.toLowerCase()) ?? '');

/** The code of a language, of a tag ('en-us') or its English name; empty for a name that is not known. */
export const languageKey = (name: string): string =>
  languageCodes.get(name.toLowerCase()) ?? /^([a-z]{2,3})([-_]|$)/i.exec(name)?.[1]?.toLowerCase() ?? '';

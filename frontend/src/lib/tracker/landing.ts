import type { AdClick, EventDetails } from '@astaguide/contracts/analytics/analytics-event';
import { parseJson } from '../parse-json';
import { readStored, writeStored } from '../storage';

/** Key of the landing in the session storage, as JSON. */
export const LANDING_KEY = 'astaguide-landing';
/** Keeps an event well below the body limit of 8 KiB. */
const LONGEST = 1_000;

const campaignKeys = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmContent: 'utm_content',
  utmTerm: 'utm_term',
} as const;

/** Parameters of advertising networks. Only which one it is is sent: its value identifies a click. */
const adClicks: readonly AdClick[] = ['gclid', 'msclkid', 'fbclid'];

type Landing = Pick<EventDetails, 'referrer' | 'adClick' | keyof typeof campaignKeys>;

/**
 * The source of this session: the referrer of its first page, and the campaign in that page's address. Stored for the
 * session, so that a later click is attributed to it.
 */
export function sessionLanding(): Landing {
  const kept = parseJson(readStored(LANDING_KEY, 'sessionStorage')) as Landing | null | undefined;
  if (kept) return kept;
  const landing = currentLanding(document.referrer, window.location);
  writeStored(LANDING_KEY, JSON.stringify(landing), 'sessionStorage');
  return landing;
}

/** The referrer and campaign of an address. Pages of this site do not count as referrers. */
export function currentLanding(referrer: string, location: Pick<Location, 'host' | 'search'>): Landing {
  const parameters = new URLSearchParams(location.search);
  const campaign: Landing = {};
  for (const [key, parameter] of Object.entries(campaignKeys)) {
    const value = parameters.get(parameter)?.trim();
    if (value) campaign[key as keyof typeof campaignKeys] = value.slice(0, LONGEST);
  }
  const adClick = adClicks.find((parameter) => parameters.has(parameter));
  return {
    ...(adClick && { adClick }),
    ...(referrer && hostOf(referrer) !== location.host && { referrer: pageOf(referrer).slice(0, LONGEST) }),
    ...campaign,
  };
}

/** An address without query and fragment, which may contain searches. */
function pageOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

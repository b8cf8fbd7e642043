import type { EventDetails } from '@astaguide/contracts/analytics/analytics-event';
import { clickIds, landingQueryOf, type ClickId } from '@astaguide/contracts/analytics/campaign-parameters';

const parameters = {
  utmSource: ['utm_source', 'ref', 'source', 'via'],
  utmMedium: ['utm_medium'],
  utmCampaign: ['utm_campaign'],
  utmContent: ['utm_content'],
  utmTerm: ['utm_term'],
} as const;
type CampaignField = keyof typeof parameters;
const fields = Object.keys(parameters) as CampaignField[];

/** A placeholder that an advertising network should have replaced: {{ad.name}}, {campaignid}, %%SITE%%, __CID__, [id]. */
const MACRO = /\{[^}]*\}|%%\w+%%|__[A-Za-z0-9_]+__|^\[.*\]$/;
const NO_VALUE = /^(\(.*\)|undefined|null|none)$/i;

/** The campaign of a visit, and the click id in the landing page's address. Fields without a value are absent. */
export type Campaign = Partial<Record<CampaignField, string>> & { adClick?: ClickId };

/**
 * Reads the campaign of an event: from its own fields, and from the landing page's query if these are absent.
 * Placeholders that were never replaced are no values, and a whole address as a source is its host.
 */
export function readCampaign(details: EventDetails): Campaign {
  const query = details.landingQuery ? new URLSearchParams(landingQueryOf(details.landingQuery)) : undefined;
  const campaign: Campaign = {};
  for (const field of fields) {
    let value = cleaned(details[field]);
    if (query) for (const name of parameters[field]) value ||= cleaned(query.get(name));
    if (value) campaign[field] = field === 'utmSource' ? hostOr(value) : value;
  }
  const adClick = details.adClick ?? (query && clickIds.find((name) => query.has(name)));
  return adClick ? { ...campaign, adClick } : campaign;
}

function cleaned(text: string | null | undefined): string {
  if (!text) return '';
  const value = decoded(text.trim()).trim();
  return MACRO.test(value) || NO_VALUE.test(value) ? '' : value;
}

/** Some programs encode an address twice: 'spring%20sale'. */
function decoded(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hostOr(source: string): string {
  return /^https?:\/\//i.test(source) && URL.canParse(source) ? new URL(source).host : source;
}

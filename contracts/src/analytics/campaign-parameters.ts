/**
 * Parameters that advertising networks, social networks and mail services add to the addresses they link to, in lower
 * case. Their values identify a click, so that only the name is sent.
 */
export const clickIds = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'srsltid',
  'msclkid',
  'yclid',
  'fbclid',
  'igsh',
  'igshid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'epik',
  'sccid',
  'rdt_cid',
  'qclid',
  'tblci',
  'dicbo',
  'mc_cid',
  'mc_eid',
  '_kx',
  '_hsenc',
] as const;
export type ClickId = (typeof clickIds)[number];

/** Parameters that name a campaign, in lower case. The last three name its source where `utm_source` does not. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'ref',
  'source',
  'via',
] as const;

/**
 * What of a landing page's address is sent: the known parameters of its query and fragment, click ids without their
 * values. Names are in any case, and mail programs and editors leave HTML's `&amp;` in addresses. Self-contained, because
 * its text is also part of an inline script.
 *
 * @param address query and fragment: '?UTM_Source=letter&amp;utm_medium=email#top'
 * @param names in lower case
 * @param ids in lower case
 * @returns 'utm_source=letter&utm_medium=email'; '' if it has none
 */
export function landingQueryOf(
  address: string,
  names: readonly string[] = campaignParameters,
  ids: readonly string[] = clickIds,
): string {
  const found = new URLSearchParams();
  const query = address.replace(/&(amp;)+/gi, '&').replace(/[?#]/g, '&');
  for (const [name, value] of new URLSearchParams(query)) {
    const key = name.toLowerCase();
    if (found.has(key)) continue;
    if (ids.includes(key)) found.set(key, '');
    else if (value && names.includes(key)) found.set(key, value);
  }
  return found.toString();
}

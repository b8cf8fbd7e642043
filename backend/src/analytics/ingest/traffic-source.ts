/**
 * The source of a visit: the campaign's source, else the referrer's host, else 'direct'.
 *
 * @param referrer address of the referring page; the site's own pages are no source
 * @param ownHosts the site's hosts, with port if it has one
 */
export function trafficSource(
  utmSource: string | undefined,
  referrer: string | undefined,
  ownHosts: readonly string[],
): string {
  if (utmSource) return utmSource.toLowerCase();
  if (!referrer || !URL.canParse(referrer)) return 'direct';
  const { host, protocol } = new URL(referrer);
  if (host === '' || ownHosts.includes(host)) return 'direct';
  return protocol === 'http:' || protocol === 'https:' ? host.replace(/^www\./, '') : `${protocol}//${host}`;
}

/**
 * The source of a visit: the campaign's source, otherwise the referrer's host, otherwise 'direct'.
 *
 * @param referrer address of the referring page; the site's own pages do not count as a source
 * @param ownHosts the site's hosts, including the port if it is not the default
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

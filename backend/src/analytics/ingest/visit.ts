import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { clientAddress } from '../../http/origin/client-address';

/** The parts of a request that an event is made from. The IP address is not passed on. */
export interface Visit {
  ip: string;
  userAgent: string;
  acceptLanguage: string;
  /** The Referer header. */
  referer: string | undefined;
  /** The site's host, as in the request. */
  host: string;
  /** The proxy's id of the request, a UUID that is the same for all its retries. */
  callId: string | undefined;
  /** Whether the owner is signed in there. */
  isOwner: boolean;
  headers: IncomingHttpHeaders;
}

/** Maximum length of a stored User-Agent, in characters. */
const MAX_USER_AGENT_LENGTH = 512;

/** Reads the parts of a request that an event is made from. */
export function readVisit(request: FastifyRequest, isOwner = false): Visit {
  const { headers } = request;
  return {
    ip: request.ip,
    userAgent: storable(headers['user-agent'] ?? '', MAX_USER_AGENT_LENGTH),
    acceptLanguage: headers['accept-language'] ?? '',
    referer: headers.referer,
    host: headers.host ?? '',
    callId: asUuid(headers['x-event-id']),
    isOwner,
    headers,
  };
}

/** Whether the browser says that the visitor objects to tracking: Global Privacy Control or Do Not Track. */
export function objectsToTracking(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

/**
 * Hashes a visitor for one day: the first 64 bits of SHA-256 over the day's salt, address and User-Agent. A device
 * changes its IPv6 address within its /64, so only that part counts.
 *
 * @param ip as returned by `toIpv4`
 * @returns PostgreSQL's bigint in decimal
 */
export function visitorHash(salt: Buffer, ip: string, userAgent: string): string {
  const digest = hash('sha256', `${salt.toString('base64')}\n${clientAddress(ip)}\n${userAgent}`, 'buffer');
  return digest.readBigInt64BE(0).toString();
}

/** Truncates text and removes what PostgreSQL cannot store: U+0000 and unpaired surrogates. */
export function storable(text: string, longest: number): string {
  const cut = text.length > longest ? text.slice(0, longest) : text;
  const whole = cut.isWellFormed() ? cut : cut.toWellFormed();
  return whole.includes('\u0000') ? whole.replaceAll('\u0000', '') : whole;
}

/** Formats 32 hexadecimal digits as a UUID; undefined for anything else. */
function asUuid(text: string | string[] | undefined): string | undefined {
  const parts = /^(\w{8})(\w{4})\w(\w{3})\w(\w{3})(\w{12})$/.exec(typeof text === 'string' ? text : '');
  if (!parts || /[^\da-f]/.test(parts[0])) return undefined;
  const [, first, second, third, fourth, last] = parts;
  return `${first}-${second}-4${third}-8${fourth}-${last}`;
}

import type { FastifyRequest } from 'fastify';

/** What the door keeps of a request while an event is made of it. The address goes no further. */
export interface Visit {
  ip: string;
  userAgent: string;
  acceptLanguage: string;
  /** The Referer header. */
  referer: string | undefined;
  /** The site's own host, as the visitor addressed it. */
  host: string;
}

/** Longest User-Agent that is kept, in characters. */
const LONGEST_USER_AGENT = 512;

/** Reads the headers an event is described by. */
export function readVisit(request: FastifyRequest): Visit {
  const { headers } = request;
  return {
    ip: request.ip,
    userAgent: storable(headers['user-agent'] ?? '', LONGEST_USER_AGENT),
    acceptLanguage: headers['accept-language'] ?? '',
    referer: headers.referer,
    host: headers.host ?? '',
  };
}

/** Cuts text to a length and drops what PostgreSQL text cannot hold: U+0000 and halves of surrogate pairs. */
export function storable(text: string, longest: number): string {
  const cut = text.length > longest ? text.slice(0, longest) : text;
  const whole = cut.isWellFormed() ? cut : cut.toWellFormed();
  return whole.includes('\u0000') ? whole.replaceAll('\u0000', '') : whole;
}

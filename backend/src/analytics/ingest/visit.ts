import type { FastifyRequest } from 'fastify';

/** The parts of a request that an event is made from. The IP address goes no further. */
export interface Visit {
  ip: string;
  userAgent: string;
  acceptLanguage: string;
  /** The Referer header. */
  referer: string | undefined;
  /** The site's host, as in the request. */
  host: string;
  /** The proxy's id of the request, the same for all its attempts: a UUID. */
  callId: string | undefined;
}

/** Longest User-Agent that is kept, in characters. */
const MAX_USER_AGENT_LENGTH = 512;

/** Reads the headers that an event is made from. */
export function readVisit(request: FastifyRequest): Visit {
  const { headers } = request;
  return {
    ip: request.ip,
    userAgent: storable(headers['user-agent'] ?? '', MAX_USER_AGENT_LENGTH),
    acceptLanguage: headers['accept-language'] ?? '',
    referer: headers.referer,
    host: headers.host ?? '',
    callId: asUuid(headers['x-event-id']),
  };
}

/** Cuts text to a length and drops what PostgreSQL text cannot hold: U+0000 and halves of surrogate pairs. */
export function storable(text: string, longest: number): string {
  const cut = text.length > longest ? text.slice(0, longest) : text;
  const whole = cut.isWellFormed() ? cut : cut.toWellFormed();
  return whole.includes('\u0000') ? whole.replaceAll('\u0000', '') : whole;
}

/** The same of every text within JSON, and of its keys. */
export function storableJson<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // Of surrogates only halves are written as escapes.
  const whole = text.replace(/\\(?:u[\da-f]{4}|.)/g, (escape) =>
    /^\\u(?:0000|d[89a-f])/.test(escape) ? '' : escape,
  );
  return whole === text ? value : (JSON.parse(whole) as Value);
}

/** 32 hexadecimal digits as a UUID; anything else as nothing. */
function asUuid(text: string | string[] | undefined): string | undefined {
  const parts = /^(\w{8})(\w{4})\w(\w{3})\w(\w{3})(\w{12})$/.exec(typeof text === 'string' ? text : '');
  if (!parts || /[^\da-f]/.test(parts[0])) return undefined;
  const [, first, second, third, fourth, last] = parts;
  return `${first}-${second}-4${third}-8${fourth}-${last}`;
}

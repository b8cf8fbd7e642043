import type { LinkReason } from '@astaguide/contracts/publishing/link-check';
import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, isReservedName } from './reachable-host';

/** Why there is no answer to judge. */
export class CheckFailure extends Error {
  constructor(
    readonly reason: Exclude<LinkReason, 'status'>,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

export interface PageAnswer {
  status: number;
  /** In lower case; empty if there is none. */
  contentType: string;
  /** The header of a redirect. */
  location: string | undefined;
  /** Whether it sets a cookie. */
  isCookieSet: boolean;
  /** The beginning of the body. */
  body: Buffer;
}

/** Whether a status says that there is a page. */
export const isSuccess = (status: number) => status >= 200 && status < 300;

export interface PageRequestOptions {
  userAgent: string;
  /** Media types for the Accept header. Default: a page. */
  accept?: string;
  /** For a whole request. Milliseconds. */
  timeLimit: number;
  /** Of a body; the rest is not read. Bytes. */
  sizeLimit: number;
  /** All addresses of a host. @throws an error with the code ENOTFOUND if there is no such host */
  resolve: (host: string) => Promise<LookupAddress[]>;
  /** Whether a connection may be opened. */
  mayConnect: (address: string, port: number) => boolean;
}

export const defaultRequestOptions: Omit<PageRequestOptions, 'userAgent'> = {
  timeLimit: 10_000,
  sizeLimit: 256 * 1024,
  resolve: (host) => lookUp(host, { all: true }),
  mayConnect: isPublicAddress,
};

/** Redirects of one address. */
const MAX_REDIRECTS = 5;
/** Until the next address of a host is tried. Node's default of 250 ms is too short for distant shops. Milliseconds. */
const NEXT_ADDRESS_AFTER = 2000;

/**
 * Sends one request, without following redirects. A connection is only opened to an address that was checked: names are
 * resolved once for each request, and the socket uses that result.
 *
 * @param stopping aborts the request
 * @throws CheckFailure when there is no answer
 */
export async function requestPage(
  method: 'HEAD' | 'GET',
  url: URL,
  options: PageRequestOptions,
  stopping: AbortSignal,
): Promise<PageAnswer> {
  const timeOut = AbortSignal.timeout(options.timeLimit);
  try {
    const response = await send(method, url, options, AbortSignal.any([stopping, timeOut]));
    return {
      status: response.statusCode!,
      contentType: response.headers['content-type']?.toLowerCase() ?? '',
      location: response.headers.location,
      isCookieSet: response.headers['set-cookie'] !== undefined,
      body: await readBeginning(response, options.sizeLimit),
    };
  } catch (error) {
    stopping.throwIfAborted();
    if (error instanceof CheckFailure) throw error;
    throw new CheckFailure(timeOut.aborted ? 'time-out' : reasonOf(error), { cause: error });
  }
}

function send(
  method: string,
  url: URL,
  options: PageRequestOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { protocol, port, hostname } = url;
  const portNumber = Number(port || (protocol === 'https:' ? 443 : 80));
  const address = hostname.replace(/^\[|\]$/g, '');
  // Node does not look up what is an address already.
  if (isIP(address) !== 0 && !options.mayConnect(address, portNumber)) {
    throw new CheckFailure('private-address');
  }
  return new Promise((resolve, reject) => {
    const { request } = protocol === 'https:' ? https : http;
    const settings = {
      method,
      signal,
      // A separate connection, whose address is checked.
      agent: false,
      lookup: checkedLookup(options, portNumber),
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER,
      headers: {
        'user-agent': options.userAgent,
        accept: options.accept ?? 'text/html,*/*;q=0.8',
        'accept-encoding': 'identity',
      },
    };
    request(url, settings).on('response', resolve).on('error', reject).end();
  });
}

/** Refuses a host if any of its addresses may not be connected to. */
const checkedLookup =
  ({ resolve, mayConnect }: PageRequestOptions, port: number): LookupFunction =>
  (host, { all }, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !mayConnect(address, port))) {
          done(new CheckFailure(first ? 'private-address' : 'host-gone'), '');
        } else if (all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };

/** Leaving the loop closes the connection. */
async function readBeginning(response: IncomingMessage, sizeLimit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= sizeLimit) break;
  }
  return Buffer.concat(chunks).subarray(0, sizeLimit);
}

function reasonOf(error: unknown): CheckFailure['reason'] {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOTFOUND') return 'host-gone';
  if (code === 'ETIMEDOUT') return 'time-out';
  return /CERT|ERR_TLS|UNABLE_TO_/.test(code) ? 'certificate' : 'connection';
}

/**
 * Requests an address, and follows its redirects.
 *
 * @returns the last answer, its address, and whether an answer set a cookie
 * @throws CheckFailure after too many redirects, or when one leads to no address
 */
export async function followRedirects(
  from: URL,
  ask: (url: URL) => Promise<PageAnswer>,
): Promise<{ answer: PageAnswer; url: URL; isCookieSet: boolean }> {
  let url = from;
  let isCookieSet = false;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await ask(url);
    isCookieSet ||= answer.isCookieSet;
    if (!isRedirect(answer)) return { answer, url, isCookieSet };
    url = targetOf(answer.location!, url);
  }
  throw new CheckFailure('redirects');
}

/** Whether an answer leads to another address. */
export const isRedirect = ({ status, location }: PageAnswer) =>
  status >= 300 && status < 400 && location !== undefined;

function targetOf(location: string, from: URL): URL {
  try {
    const target = new URL(location, from);
    // As browsers do (Fetch standard): shops with pages in the fragment depend on it.
    if (target.hash === '') target.hash = from.hash;
    return target;
  } catch (error) {
    throw new CheckFailure('not-web', { cause: error });
  }
}

/** @throws CheckFailure for another protocol, or a name that no site on the web can have */
export function requireOnWeb({ protocol, hostname }: URL): void {
  if (protocol !== 'http:' && protocol !== 'https:') throw new CheckFailure('not-web');
  if (isReservedName(hostname)) throw new CheckFailure('reserved-name');
}

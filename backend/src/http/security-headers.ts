import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Powers that no page of the site uses, taken from whatever might run in one. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((power) => `${power}=()`)
  .join(', ');

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' };

/**
 * What browsers are told to refuse. Scripts come from the site's own files, and inline only where their text
 * is one of those named: pages are kept and sent to many, so a hash takes the place of a nonce.
 *
 * @param options.isSecure the site is reached over HTTPS
 * @param options.scripts where scripts come from, besides the site's own files, as the policy writes it: `'sha256-…'`
 */
export function setSecurityHeaders(
  fastify: FastifyInstance,
  { isSecure, scripts }: { isSecure: boolean; scripts: readonly string[] },
): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [`'self'`],
        'script-src': [`'self'`, ...scripts],
        'script-src-attr': [`'none'`],
        // Charts and animations set style attributes; no style can run a script.
        'style-src': [`'self'`, `'unsafe-inline'`],
        // The owner may show pictures that lie elsewhere; blob: is a picture on its way up.
        'img-src': [`'self'`, 'https:', 'data:', 'blob:', ...(isSecure ? [] : ['http:'])],
        'connect-src': [`'self'`],
        'font-src': [`'self'`],
        'object-src': [`'none'`],
        'base-uri': [`'none'`],
        'form-action': [`'self'`],
        'frame-ancestors': [`'none'`],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    hsts: isSecure && { maxAge: 63_072_000, includeSubDomains: false },
    // Retailers credit a click by where it came from: the origin is told to them, the path is not.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Feed readers and shared links show the site's pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Meant for browsers and plug-ins that are gone, or said by the policy above already.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  const headers = { ...recordHeaders(setHeaders), 'permissions-policy': PERMISSIONS_POLICY };
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(canBeDocument(request) ? headers : NO_SNIFFING);
    done();
  });
}

/** The headers that Helmet sets. They are the same for every page, so they are made once. */
function recordHeaders(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}

/** What no browser shows as a page carries no policy: a kilobyte with each of the site's own files adds up. */
function canBeDocument({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/(assets|pictures)\//.test(url);
}

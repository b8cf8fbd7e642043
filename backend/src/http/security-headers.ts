import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browser features that no page of the site uses; disabled for every script. */
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
 * Sets the security headers. Scripts are allowed from the site's own files, and inline only with a listed hash: cached
 * pages are sent to many visitors, so a nonce cannot be used.
 *
 * @param options.isSecure whether a request reaches the site by HTTPS
 * @param options.scripts further sources of scripts in the policy's syntax: `'sha256-…'`
 */
export function setSecurityHeaders(
  fastify: FastifyInstance,
  { isSecure, scripts }: { isSecure: (request: FastifyRequest) => boolean; scripts: readonly string[] },
): void {
  const secure = documentHeaders(true, scripts);
  const plain = documentHeaders(false, scripts);
  fastify.addHook('onRequest', (request, reply, done) => {
    const headers = isSecure(request) ? secure : plain;
    void reply.headers(canBeDocument(request) ? headers : NO_SNIFFING);
    done();
  });
}

/** The headers of a page. They are the same for every page, so they are made once. */
function documentHeaders(isSecure: boolean, scripts: readonly string[]): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [`'self'`],
        'script-src': [`'self'`, ...scripts],
        'script-src-attr': [`'none'`],
        // Charts and animations set style attributes; no style can run a script.
        'style-src': [`'self'`, `'unsafe-inline'`],
        // The owner may show pictures from other sites; blob: is a picture during its upload.
        'img-src': [`'self'`, 'https:', 'data:', 'blob:', ...(isSecure ? [] : ['http:'])],
        'connect-src': [`'self'`],
        // Videos of articles, when they are played.
        'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        'font-src': [`'self'`],
        'object-src': [`'none'`],
        'base-uri': [`'none'`],
        'form-action': [`'self'`],
        'frame-ancestors': [`'none'`],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    hsts: isSecure && { maxAge: 63_072_000, includeSubDomains: false },
    // Retailers credit clicks by the referrer: they get the origin, but not the path.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Feed readers and shared links show the site's pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Only for outdated browsers and plug-ins, or already covered by the policy above.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  return { ...recordHeaders(setHeaders), 'permissions-policy': PERMISSIONS_POLICY };
}

/** The headers that Helmet sets. */
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

/** Responses that no browser shows as a page have no policy, which would add a kilobyte to every file. */
function canBeDocument({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/(assets|pictures)\//.test(url);
}

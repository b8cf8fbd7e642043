import type { SiteConnection } from '@astaguide/database/settings/site-connection';
import type { FastifyRequest } from 'fastify';

/** The site's address, which the owner may change while the process runs. */
export type SiteAddress = Pick<SiteConnection, 'publicUrl' | 'source'>;

const DEFAULT_PORT = /:(80|443)$/;

/** A host as it is compared: in lower case, without the port that its scheme has anyway. */
export function comparableHost(host: string): string {
  return host.toLowerCase().replace(DEFAULT_PORT, '');
}

/** The host of the address that was used last: it is compared with every request. */
let known = { publicUrl: '', host: '' };

/** Whether a request names the host of the site's address. */
export function isForOwnHost({ headers }: FastifyRequest, { publicUrl }: SiteAddress): boolean {
  if (known.publicUrl !== publicUrl) known = { publicUrl, host: comparableHost(new URL(publicUrl).host) };
  return comparableHost(headers.host ?? '') === known.host;
}

/**
 * Whether a request reaches the site by HTTPS, as its address says. The owner may also use localhost, or the address of
 * the machine, where the address is stored in the settings: browsers would keep no secure cookie of those.
 */
export function isSecureAddress(request: FastifyRequest, site: SiteAddress): boolean {
  return site.publicUrl.startsWith('https:') && (site.source === 'variable' || isForOwnHost(request, site));
}

/** A redirect of this site: `/go/{slug}` of a product, or `/l/{slug}`, a short link. */
export interface OwnRedirect {
  kind: 'go' | 'l';
  slug: string;
}

const REDIRECT = /^\/(go|l)\/([^/?#]+)\/?(?=$|[?#])/i;
/** Pages that are found under former addresses, too. Other sites link to some with a slash at the end. */
const RENAMED = /^(\/(?:product|review|blog|compare)\/[^/?#]+)\/(?=$|[?#])/;
const LOOPBACK = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * The path of a redirect in lower case and without a trailing slash; that of a page that may redirect, without a
 * trailing slash; any other path unchanged.
 */
export function canonicalRedirect(url: string): string {
  return url.replace(REDIRECT, (path) => path.toLowerCase().replace(/\/$/, '')).replace(RENAMED, '$1');
}

/**
 * The redirect of this site that an address leads to. The scheme, the port, `www.` and a dot at the end of the host
 * make no difference, nor does the spelling of this machine.
 *
 * @param hosts of this site: 'shop.example:8080'
 * @param base the address of the page that contains it, where it may be relative
 * @returns undefined for every other address
 */
export function ownRedirect(
  address: string,
  hosts: readonly string[],
  base?: string,
): OwnRedirect | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!hosts.some((host) => siteOf(host) === siteOf(url.host))) return undefined;
  const [, kind, slug] = REDIRECT.exec(decoded(url.pathname)) ?? [];
  if (kind === undefined || slug === undefined) return undefined;
  return { kind: kind.toLowerCase() as OwnRedirect['kind'], slug: slug.toLowerCase() };
}

function siteOf(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  return LOOPBACK.test(name) ? 'localhost' : name;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

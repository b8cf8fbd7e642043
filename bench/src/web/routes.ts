/** Path prefixes with many similar pages in the sitemap; only one of each is measured. */
const MANY = ['/review/', '/blog/', '/compare/'];

/** Reads the paths to measure from the site's sitemap. */
export async function readRoutes(url: string): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', url));
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return chooseRoutes(await answer.text());
}

/** All paths of a sitemap, but only the first review, article and comparison. */
export function chooseRoutes(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  const seen = new Set<string>();
  return paths.filter((path) => {
    const kind = MANY.find((prefix) => path.startsWith(prefix)) ?? path;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

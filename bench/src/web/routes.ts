/** Pages of which the sitemap has many of one kind; one of each is measured. */
const MANY = ['/review/', '/blog/'];

/** The paths to measure, from the site's own sitemap. */
export async function readRoutes(url: string): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', url));
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return chooseRoutes(await answer.text());
}

/** Every path of a sitemap, but of reviews and articles the first one each. */
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

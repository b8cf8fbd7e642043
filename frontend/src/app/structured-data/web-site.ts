import type { Site } from '../use-site';

/** Structured data of the site. */
export function webSite(site: Site, description: string): object {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: `${site.url}/`,
    description,
    publisher: publisherOf(site),
  };
}

/** The organization that publishes reviews and articles. */
export function publisherOf(site: Site): object {
  return { '@type': 'Organization', name: site.name, url: `${site.url}/` };
}

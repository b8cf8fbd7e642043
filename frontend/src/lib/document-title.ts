/** The document's title: '{page title} | {site name}', without the suffix when the name is already in it. */
export function documentTitle(pageTitle: string, siteName: string): string {
  return pageTitle.includes(siteName) ? pageTitle : `${pageTitle} | ${siteName}`;
}

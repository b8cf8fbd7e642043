/** '{page title} | {site name}', without the suffix if the title already contains the name. */
export function documentTitle(pageTitle: string, siteName: string): string {
  return pageTitle.includes(siteName) ? pageTitle : `${pageTitle} | ${siteName}`;
}

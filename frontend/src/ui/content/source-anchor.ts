/** The anchor of a study in the page's list of sources. */
export function sourceAnchor(key: string): string {
  return `source-${key}`;
}

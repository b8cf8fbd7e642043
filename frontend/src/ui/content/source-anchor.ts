/** The anchor of a study in the page's sources. */
export function sourceAnchor(key: string): string {
  return `source-${key}`;
}

/** The features of a product, one each; some catalogs keep them as one text with a line each. */
export function featureLines(features: string | readonly string[]): string[] {
  const texts = typeof features === 'string' ? [features] : features;
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
}

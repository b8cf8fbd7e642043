/** The features of a product as a list; some products have them as one text with line breaks. */
export function featureLines(features: string | readonly string[]): string[] {
  const texts = typeof features === 'string' ? [features] : features;
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
}

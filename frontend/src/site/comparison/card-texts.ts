import { shortened } from '../../lib/format';

/** The longest description on a card, in characters: about four lines. */
const MOST = 240;

/** The beginning of a product's description. */
export const cardDescription = ({ description }: { description: string }) => shortened(description, MOST);

/** The features of a product as a list; some products have them as one text with line breaks. */
export function featureLines(features: string | readonly string[]): string[] {
  const texts = typeof features === 'string' ? [features] : features;
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
}

import type { RichText } from './blocks';
import { citationLabel } from './studies/citation';
import { getStudy } from './studies/cited-studies';

/** Converts rich text to plain text without links; references become 'Park et al. 2010' in brackets. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return piece.strong;
      if ('text' in piece) return piece.text;
      return `(${citationLabel(getStudy(piece.cite))})`;
    })
    .join('');
}

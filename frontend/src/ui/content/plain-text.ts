import type { RichText } from '@astaguide/content/blocks';
import type { Study } from '@astaguide/content/studies';
import { citationLabel } from './citation';

/**
 * Running text without its links, for programs: references as 'Park et al. 2010' in brackets.
 *
 * @param studies those the text refers to
 */
export function plainText(text: RichText, studies: readonly Study[]): string {
  if (typeof text === 'string') return text;
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return piece.strong;
      if ('text' in piece) return piece.text;
      const study = studies.find(({ key }) => key === piece.cite);
      return study ? `(${citationLabel(study)})` : '';
    })
    .join('');
}

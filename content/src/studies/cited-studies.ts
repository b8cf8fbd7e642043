import type { Block, Page, RichText } from '../blocks';
import { studies, type Study } from './studies';

const byKey = new Map(studies.map((study) => [study.key, study]));

/**
 * The study of a key.
 *
 * @throws Error when there is none
 */
export function getStudy(key: string): Study {
  const study = byKey.get(key);
  if (!study) throw new Error(`There is no study '${key}'`);
  return study;
}

/** How many sources this site cites in all, reviews, safety opinions and laboratory work included. */
export const sourceCount = studies.length;

/** The studies that texts refer to, each once, in the order of their first mention. */
export function citedStudies(texts: readonly RichText[]): Study[] {
  const keys = texts.flatMap((text) =>
    typeof text === 'string'
      ? []
      : text.flatMap((piece) => (typeof piece === 'object' && 'cite' in piece ? [piece.cite] : [])),
  );
  return [...new Set(keys)].map(getStudy);
}

/** All text of a page that may refer to studies, in reading order. */
export function textsOf(page: Pick<Page, 'lead' | 'sections'>): RichText[] {
  return [page.lead, ...page.sections.flatMap((section) => section.blocks.flatMap(textsOfBlock))];
}

function textsOfBlock(block: Block): readonly RichText[] {
  switch (block.kind) {
    case 'paragraph':
    case 'callout':
      return [block.text];
    case 'list':
      return block.items;
    case 'steps':
    case 'cards':
      return block.items.map((item) => item.text);
    case 'table':
      return block.rows.flat();
  }
}

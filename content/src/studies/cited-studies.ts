import type { Block, Page, RichText } from '../blocks';
import { recordPath, studyRecord } from './citation';
import { studies, type Study } from './studies';

const byKey = new Map(studies.map((study) => [study.key, study]));

/**
 * Returns the study with a key.
 *
 * @throws Error if there is none
 */
export function getStudy(key: string): Study {
  const study = byKey.get(key);
  if (!study) throw new Error(`There is no study '${key}'`);
  return study;
}

/** Number of sources that this site cites, including reviews, safety opinions and laboratory work. */
export const sourceCount = studies.length;

/** The studies that texts cite, each once, in the order of their first citation. */
export function citedStudies(texts: readonly RichText[]): Study[] {
  const keys = texts.flatMap((text) =>
    typeof text === 'string'
      ? []
      : text.flatMap((piece) => (typeof piece === 'object' && 'cite' in piece ? [piece.cite] : [])),
  );
  return [...new Set(keys)].map(getStudy);
}

/**
 * The studies that the HTML of an article or a product links to or shows: to their record here, or at DOI or PubMed.
 *
 * @param all the studies to look for; those of the site unless given
 */
export function studiesLinkedIn(html: string, all: readonly Study[] = studies): Study[] {
  const targets = new Set(Array.from(html.matchAll(/\bhref="([^"]*)"/gi), ([, href]) => comparable(href!)));
  const shown = new Set(Array.from(html.matchAll(/\bdata-(?:study|cite)="([^"]*)"/g), ([, key]) => key!));
  return all.filter((study) => {
    const places = [recordPath(study.key), studyRecord(study)?.href ?? []].flat();
    return shown.has(study.key) || places.some((place) => targets.has(comparable(place)));
  });
}

/** DOIs and PubMed addresses are the same in upper and lower case, and are written in several ways. */
function comparable(href: string): string {
  return href
    .toLowerCase()
    .replace(/&amp;/g, '&')
    .replace(/^https?:\/\/(www\.)?(dx\.)?/, '')
    .replace(/\/$/, '');
}

/** All texts of a page that may contain references, in reading order. */
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

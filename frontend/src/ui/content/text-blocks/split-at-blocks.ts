import { textBlockKinds, textBlocks, type TextBlockKind } from '@astaguide/contracts/publishing/text-blocks';

/** What replaces a block in a text, as it is now. */
export interface TextBlock {
  kind: TextBlockKind;
  /** '7', or '7,9' for several. */
  value: string;
  /** Of a video. */
  title?: string | undefined;
}
type Part = string | TextBlock;

const VOID = /^<(img|br|hr)\b/;
const TAG = /<figure (data-[a-z]+)="([^"]*)"(?: data-title="([^"]*)")?><\/figure>|<\/?[a-z][^>]*>/g;

/**
 * Splits sanitized HTML at the blocks that stand between its own. A block inside another element stays, where it is an
 * empty figure: a text cut there would not be whole.
 */
export function splitAtBlocks(html: string): Part[] {
  const parts: Part[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: tag, 1: attribute, 2: value = '', 3: title, index } of html.matchAll(TAG)) {
    const kind = attribute && textBlockKinds.find((one) => textBlocks[one].attribute === attribute);
    if (!kind && !VOID.test(tag)) depth += tag.startsWith('</') ? -1 : 1;
    if (!kind || depth > 0) continue;
    parts.push(html.slice(from, index), {
      kind,
      value,
      ...(title !== undefined && { title: unescaped(title) }),
    });
    from = index + tag.length;
  }
  return [...parts, html.slice(from)].filter((part) => typeof part !== 'string' || part.trim() !== '');
}

/** The ids of the products that blocks of sanitized HTML show. */
export function productIdsInBlocks(html: string): ReadonlySet<number> {
  return new Set(
    splitAtBlocks(html).flatMap((part) =>
      typeof part !== 'string' && (part.kind === 'product' || part.kind === 'comparison') ? idsOf(part) : [],
    ),
  );
}

export const idsOf = ({ value }: Pick<TextBlock, 'value'>) => value.split(',').map(Number);

const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

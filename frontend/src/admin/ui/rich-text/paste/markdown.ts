import { footnotesAsHtml } from '@astaguide/contracts/publishing/markdown-footnotes';
import { marked } from 'marked';

/** Marks at the beginning of a line that only Markdown has: headings, fences, lists, quotations, tables, rules, footnotes. */
const BLOCK =
  /^(?:#{1,6} \S|```|~~~|(?:[-*+]|\d{1,3}[.)]) +\S|> ?\S|\|.+\|$|\|? ?:?-{3,}:? ?\||(?:\*{3,}|-{3,})$|\[\^[^\]\s]+\]:)/;
/** Marks in a line. */
const INLINE = /\*\*\S[^*\n]*\*\*|!?\[[^\]\n]+\]\((?:https?:|\/|#|mailto:)[^)\s]*\)|\[\^[^\]\s]+\](?!:)/;

/** Whether a pasted text is meant as Markdown: one of its marks may be chance, in a single line above all. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const blocks = lines.filter((line) => BLOCK.test(line));
  const isHeadingOrFence = blocks.some((line) => /^(#{1,6} |```|~~~|\|)/.test(line));
  const isInline = INLINE.test(text);
  if (lines.length === 1) return isInline || (isHeadingOrFence && /^#{1,6} /.test(lines[0]!));
  return isHeadingOrFence || isInline || blocks.length > 1;
}

/** The HTML of a Markdown text, with its tables and footnotes. */
export const htmlOfMarkdown = (text: string): string =>
  marked.parse(footnotesAsHtml(text.replace(/\r\n?/g, '\n')), { async: false });

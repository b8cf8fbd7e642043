import { searchWords } from '@astaguide/contracts/search/search-words';
import type { ReactNode } from 'react';

interface HighlightedTextProps {
  text: string;
  /** The words to highlight, as `searchWords` writes them. */
  terms: ReadonlySet<string>;
}

/** A text with its matching words highlighted. */
export function HighlightedText({ text, terms }: HighlightedTextProps) {
  const pieces: ReactNode[] = [];
  let shown = 0;
  for (const { word, start, end } of searchWords(text)) {
    if (!terms.has(word)) continue;
    pieces.push(
      text.slice(shown, start),
      <mark key={start} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    shown = end;
  }
  return [...pieces, text.slice(shown)];
}

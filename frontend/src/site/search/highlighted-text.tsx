import { searchWords } from '@astaguide/contracts/site/search-words';
import type { ReactNode } from 'react';

/** A text with the words highlighted that are among the terms, which are as `searchWords` writes them. */
export function HighlightedText({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
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

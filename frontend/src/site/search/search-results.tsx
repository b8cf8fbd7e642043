import type { SearchResponse, SearchType } from '@astaguide/contracts/site/search';
import { Link } from 'wouter';
import { HighlightedText } from './highlighted-text';

const labels: Readonly<Record<SearchType, string>> = {
  product: 'Product',
  article: 'Article',
  guide: 'Guide',
  faq: 'Question',
  study: 'Study',
};

/** The results of a search, best first, each labelled with its type. */
export function SearchResults({ results, terms }: SearchResponse) {
  const matched = new Set(terms);
  return (
    <ol aria-label="Results" className="border-t border-line">
      {results.map(({ type, title, url, excerpt }) => (
        <li key={url} className="relative border-b border-line py-5">
          <p className="kicker text-muted">{labels[type]}</p>
          <h2 className="mt-1.5 text-lg">
            <Link href={url} className="title-link after:absolute after:inset-0">
              <HighlightedText text={title} terms={matched} />
            </Link>
          </h2>
          <p className="mt-1.5 text-sm break-words text-muted">
            <HighlightedText text={excerpt} terms={matched} />
          </p>
        </li>
      ))}
    </ol>
  );
}

import { nothingFound, search, searchHint } from '@astaguide/content/search';
import { MAX_SEARCH_RESULTS, searchWords } from '@astaguide/contracts/site/search-words';
import type { SearchResponse, SearchType } from '@astaguide/contracts/site/search';
import { useQuery } from '@tanstack/react-query';
import { useSearch, Link } from 'wouter';
import { useState, type ReactNode } from 'react';
import { searchQuery } from '../../api/search';
import { classNames } from '../../lib/class-names';
import { formatPlural, formatPrice } from '../../lib/format';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ActionLinks } from '../../ui/content/action-links';
import { LoadError, Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { ProductPicture } from '../../ui/product/product-picture';
import { Skeleton } from '../../ui/skeleton';
import { readSearch } from './search-address';
import { SearchForm } from './search-form';

const labels: Readonly<Record<SearchType, { one: string; many: string }>> = {
  product: { one: 'Product', many: 'Products' },
  article: { one: 'Article', many: 'Articles' },
  guide: { one: 'Guide', many: 'Guides' },
  faq: { one: 'Question', many: 'Questions' },
  study: { one: 'Study', many: 'Studies' },
};

export default function SearchPage() {
  const text = readSearch(useSearch());
  return (
    <>
      <header className="border-b border-line">
        <div className="page-width pt-4 pb-6 md:pt-6 md:pb-8">
          <Breadcrumbs path={search.path} name={search.heading} />
          <h1 className="mt-3 text-2xl md:mt-6">{search.heading}</h1>
          <p className="mt-1 mb-4 text-muted">{search.lead}</p>
          <SearchForm text={text} />
        </div>
      </header>
      <div className="page-width min-h-[40dvh] pt-6 pb-16">
        {text === '' ? (
          <Notice title={searchHint.title}>
            <p className="mb-4">{searchHint.text}</p>
            <ActionLinks actions={searchHint.actions} />
          </Notice>
        ) : (
          <Results text={text} />
        )}
      </div>
    </>
  );
}

function Results({ text }: { text: string }) {
  const query = useQuery(searchQuery(text));
  return (
    <>
      <p role="status" className="pb-4 text-sm break-words text-muted">
        {query.data && `${countText(query.data.results.length)} for “${text}”`}
        {query.isPending && 'Searching…'}
      </p>
      <Loaded
        query={query}
        name="results"
        loading={<ResultsSkeleton />}
        failed={(retry) => <LoadError title="Couldn’t search the site" onRetry={retry} />}
      >
        {(answer) =>
          answer.results.length > 0 ? (
            <SearchResults key={text} {...answer} />
          ) : (
            <Notice title="Nothing found">
              <p className="mb-4">{nothingFound.text}</p>
              <ActionLinks actions={nothingFound.actions} />
            </Notice>
          )
        }
      </Loaded>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No results';
  return count < MAX_SEARCH_RESULTS ? formatPlural(count, 'result') : `The best ${count} results`;
}

function ResultsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-8">
      {[1, 2, 3, 4].map((number) => (
        <div key={number} className="grid gap-2">
          <Skeleton className="h-3 w-16" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  );
}

/** The results of a search, best first, each labelled with its type; those of one type on demand. */
function SearchResults({ results, terms }: SearchResponse) {
  const [chosen, setChosen] = useState<SearchType>();
  const matched = new Set(terms);
  const countOf = (type: SearchType | undefined) =>
    results.filter((one) => !type || one.type === type).length;
  const types = [undefined, ...(Object.keys(labels) as SearchType[])].filter(countOf);
  return (
    <>
      {types.length > 2 && (
        <div role="group" aria-label="Kinds of results" className="mb-4 flex flex-wrap gap-2 noscript:hidden">
          {types.map((type) => (
            <button
              key={type ?? 'all'}
              type="button"
              aria-pressed={type === chosen}
              onClick={() => setChosen(type)}
              className="min-h-10 rounded-full border border-edge px-4 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold"
            >
              {type ? labels[type].many : 'All'}{' '}
              <span className="text-muted tabular-nums">{countOf(type)}</span>
            </button>
          ))}
        </div>
      )}
      <ol aria-label="Results" className="border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-14">
        {results
          .filter((one) => !chosen || one.type === chosen)
          .map(({ type, title, url, excerpt, product }) => (
            <li
              key={url}
              className={classNames(
                'relative border-b border-line py-5',
                product &&
                  'grid grid-cols-[minmax(0,1fr)_5rem] grid-rows-[auto_auto_1fr] gap-x-4 *:col-start-1 sm:grid-cols-[minmax(0,1fr)_6.5rem]',
              )}
            >
              <p className="kicker text-muted">
                {labels[type].one}
                {product && <span className="text-ink tabular-nums"> · {formatPrice(product.price)}</span>}
              </p>
              <h2 className="mt-1.5 text-lg">
                <Link href={url} className="title-link after:absolute after:inset-0">
                  <HighlightedText text={title} terms={matched} />
                </Link>
              </h2>
              <p className="mt-1.5 line-clamp-3 text-sm break-words text-muted">
                <HighlightedText text={excerpt} terms={matched} />
              </p>
              {product && (
                <div className="col-start-2! row-span-3 row-start-1">
                  <ProductPicture src={product.imageUrl} name="" place="104px" className="rounded-sm" />
                </div>
              )}
            </li>
          ))}
      </ol>
    </>
  );
}

/** A text with the words highlighted that are among the terms, which are as `searchWords` writes them. */
function HighlightedText({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
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

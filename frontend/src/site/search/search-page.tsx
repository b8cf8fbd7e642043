import { nothingFound, search, searchHint } from '@astaguide/content/search';
import { MAX_SEARCH_RESULTS } from '@astaguide/contracts/site/search-words';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { searchQuery } from '../../api/search';
import { formatPlural } from '../../lib/format';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ActionLinks } from '../../ui/content/action-links';
import { LoadError, Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { readSearch } from './search-address';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

export default function SearchPage() {
  const text = readSearch(useSearch());
  return (
    <>
      <header className="border-b border-line">
        <div className="page-width pt-6 pb-8 md:pt-8 md:pb-10">
          <Breadcrumbs path={search.path} name={search.heading} />
          <h1 className="mt-8 text-3xl md:mt-12">{search.heading}</h1>
          <p className="mt-3 mb-6 text-lg text-muted">{search.lead}</p>
          <SearchForm text={text} />
        </div>
      </header>
      <div className="page-width min-h-[40dvh] pt-6 pb-16">
        <div className="max-w-3xl">
          {text === '' ? (
            <Notice title={searchHint.title}>
              <p className="mb-4">{searchHint.text}</p>
              <ActionLinks actions={searchHint.actions} />
            </Notice>
          ) : (
            <Results text={text} />
          )}
        </div>
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
            <SearchResults {...answer} />
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

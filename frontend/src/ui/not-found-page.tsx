import { notFound } from '@astaguide/content/missing/not-found';
import { missingPageLinks } from '@astaguide/content/missing/page-links';
import { search } from '@astaguide/content/search';
import { MAX_SEARCH_LENGTH } from '@astaguide/contracts/site/search-words';
import { useId } from 'react';
import { Link } from 'wouter';
import { Button } from './button';

type MissingText = Record<'kicker' | 'heading' | 'lead', string>;

/** Says that nothing is there, and offers the search and the pages that most visitors want. */
export default function NotFoundPage({ text = notFound }: { text?: MissingText }) {
  const id = useId();
  return (
    <section className="page-width py-10 md:py-20">
      <header>
        <p className="kicker text-accent">{text.kicker}</p>
        <h1 className="mt-3 text-3xl">{text.heading}</h1>
        <p className="mt-4 mb-8 max-w-prose text-muted md:text-lg">{text.lead}</p>
      </header>
      <form role="search" action={search.path} className="max-w-3xl">
        <label htmlFor={id} className="text-sm font-semibold">
          Search this site
        </label>
        <div className="mt-1.5 flex gap-3">
          <input
            id={id}
            type="search"
            name="q"
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full min-w-0 rounded-sm border border-edge bg-surface px-3 text-base"
          />
          <Button look="primary" className="min-h-12 shrink-0" type="submit">
            Search
          </Button>
        </div>
      </form>
      <ul className="mt-10 grid max-w-3xl border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {missingPageLinks.map(({ text: name, href, about }) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="group block rounded-sm py-3.5">
              <span className="font-semibold text-accent-strong underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="mt-0.5 block text-sm text-muted">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

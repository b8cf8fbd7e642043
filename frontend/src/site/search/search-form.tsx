import { search } from '@astaguide/content/search';
import { MAX_SEARCH_LENGTH } from '@astaguide/contracts/site/search-words';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button';
import { SEARCH_PARAMETER, searchHref } from './search-address';

/** The search field. Without JavaScript, the browser sends the form to the same address. */
export function SearchForm({ text }: { text: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const [, navigate] = useLocation();

  useEffect(() => {
    // Not at first: the visitor may have typed before hydration.
    if (shown.current === text) return;
    shown.current = text;
    field.current?.form?.reset();
    if (text === '') field.current?.focus();
  }, [text]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(searchHref(field.current!.value));
    // Closes the keyboard of a phone, which covers the results.
    field.current!.blur();
  };

  return (
    <form role="search" action={search.path} onSubmit={onSubmit} className="max-w-3xl">
      <label htmlFor={id} className="text-sm font-semibold">
        Search this site
      </label>
      <div className="mt-1.5 flex gap-3">
        <input
          ref={field}
          id={id}
          type="search"
          name={SEARCH_PARAMETER}
          defaultValue={text}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          autoFocus={text === ''}
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 rounded-sm border border-edge bg-surface px-3 text-base"
        />
        <Button look="primary" className="min-h-12 shrink-0" type="submit">
          Search
        </Button>
      </div>
    </form>
  );
}

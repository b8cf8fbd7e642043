import { STUDIES_PATH } from '@astaguide/content/studies/citation';
import { useState, type SubmitEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Button } from '../../../ui/button';
import { chosenIn, searchIn, STUDY_SEARCH, studyFilterNames, studyFilters } from './study-filter';

const control = 'min-h-11 w-full rounded-sm border border-edge bg-surface px-3 text-base';

/** Search and filters of the studies. Without a script, the button sends them as the query of the address. */
export function StudyFilterForm() {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const isFiltered = address.toString() !== '';
  const set = (name: string, value: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    set(STUDY_SEARCH, (typed ?? searchIn(address)).trim());
    setTyped(undefined);
  };
  return (
    <form
      action={STUDIES_PATH}
      role="search"
      aria-label="Studies"
      onSubmit={onSubmit}
      className="mb-4 grid grid-cols-2 items-end gap-3 rounded-md border border-line bg-surface p-3 sm:p-4 lg:grid-cols-4"
    >
      <label className="col-span-2 text-sm lg:col-span-3">
        <span className="mb-1 block font-semibold">Search</span>
        <input
          type="search"
          name={STUDY_SEARCH}
          maxLength={100}
          placeholder="Author, title, outcome"
          value={typed ?? searchIn(address)}
          className={control}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button look="primary" type="submit" className="max-lg:order-last max-lg:col-span-2">
        Show studies
      </Button>
      {studyFilterNames.map((name) => (
        <label key={name} className="text-sm">
          <span className="mb-1 block font-semibold">{studyFilters[name].label}</span>
          <select
            name={name}
            value={chosenIn(address, name)}
            className={control}
            onChange={({ target }) => set(name, target.value)}
          >
            <option value="">All</option>
            {studyFilters[name].choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {isFiltered && (
        <Link
          href={STUDIES_PATH}
          className="self-center text-sm font-semibold underline underline-offset-4 hover:text-accent"
          onClick={() => setTyped(undefined)}
        >
          Show all
        </Link>
      )}
    </form>
  );
}

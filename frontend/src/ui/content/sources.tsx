import type { Study } from '@astaguide/content/studies/studies';
import { sourceAnchor } from './source-anchor';

export const SOURCES_ANCHOR = 'sources';

/** The studies that a page cites, as targets of its references. */
export function Sources({ studies }: { studies: readonly Study[] }) {
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby={SOURCES_ANCHOR}>
      <h2 id={SOURCES_ANCHOR} className="text-xl">
        Sources
      </h2>
      <ol className="mt-4 grid list-decimal gap-2.5 pl-6 text-sm text-muted marker:text-xs">
        {studies.map(({ key, authors, year, title, journal, locator }) => (
          <li
            key={key}
            id={sourceAnchor(key)}
            className="max-w-[72ch] scroll-mt-24 rounded-sm pl-1 target:bg-accent-soft target:text-ink"
          >
            {authors} ({year}). {title}. <em>{journal}</em> {locator}.
          </li>
        ))}
      </ol>
    </section>
  );
}

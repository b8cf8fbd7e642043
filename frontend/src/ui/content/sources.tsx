import { sourceAnchor, studyRecord } from '@astaguide/content/studies/citation';
import type { Study } from '@astaguide/content/studies/studies';

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
        {studies.map(({ key, authors, year, title, journal, locator, record }) => (
          <li
            key={key}
            id={sourceAnchor(key)}
            className="max-w-[72ch] scroll-mt-24 rounded-sm pl-1 target:bg-accent-soft target:text-ink"
          >
            {authors} ({year}). {title}. <em>{journal}</em> {locator}. <RecordLink record={record} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function RecordLink({ record }: Pick<Study, 'record'>) {
  const found = studyRecord({ record });
  if (!found) return <>(no online record)</>;
  return (
    <a href={found.href} rel="noopener" className="text-accent-strong underline wrap-anywhere">
      {found.name}
    </a>
  );
}

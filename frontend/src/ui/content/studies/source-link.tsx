import { studyRecord } from '@astaguide/content/studies/citation';
import type { Study } from '@astaguide/content/studies/studies';

/** The link to a study at DOI or PubMed. */
export function SourceLink({ study }: { study: Pick<Study, 'record'> }) {
  const found = studyRecord(study);
  if (!found) return <span className="text-muted">Not available online</span>;
  return (
    <a href={found.href} rel="noopener" className="wrap-anywhere">
      {found.name}
    </a>
  );
}

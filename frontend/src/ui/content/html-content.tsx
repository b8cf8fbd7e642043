import { citationLabel } from '@astaguide/content/studies/citation';
import { studiesLinkedIn } from '@astaguide/content/studies/cited-studies';
import { use } from 'react';
import { withScrollingTables } from './scrolling-tables';
import { StudyChangeNote } from './studies/study-change-note';
import { StudyChangesContext } from './studies/study-changes-context';

/**
 * The owner's HTML, styled like Prose. The server sanitized it when it was saved. A study that it links to and that was
 * retracted or corrected since is named above it.
 */
export function HtmlContent({ html }: { html: string }) {
  return (
    <>
      <ChangedStudies html={html} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />
    </>
  );
}

function ChangedStudies({ html }: { html: string }) {
  const changes = use(StudyChangesContext);
  const changed = studiesLinkedIn(html).flatMap((study) => {
    const change = changes.find(({ key }) => key === study.key);
    return change ? [{ study, change }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <ul className="prose-links max-w-[68ch] rounded-md border border-bad bg-bad-soft px-5 py-3 text-sm">
      {changed.map(({ study, change }) => (
        <li key={study.key}>
          {citationLabel(study)}, cited here: <StudyChangeNote change={change} />
        </li>
      ))}
    </ul>
  );
}

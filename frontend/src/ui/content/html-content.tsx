import { citationLabel } from '@astaguide/content/studies/citation';
import { studiesLinkedIn } from '@astaguide/content/studies/cited-studies';
import { studies as siteStudies } from '@astaguide/content/studies/studies';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import { use } from 'react';
import { pageHtml } from './page-html';
import { StudyChangeNote } from './studies/study-change-note';
import { StudyChangesContext } from './studies/study-changes-context';

/**
 * The owner's HTML, styled like Prose. The server sanitized it when it was saved. A study that it links to and that was
 * retracted or corrected since is named above it.
 *
 * @param studies those that the owner added, beside those of the site
 */
export function HtmlContent({
  html,
  studies = [],
}: {
  html: string;
  studies?: readonly TextStudy[] | undefined;
}) {
  return (
    <>
      <ChangedStudies html={html} studies={studies} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: pageHtml(html) }} />
    </>
  );
}

function ChangedStudies({ html, studies }: { html: string; studies: readonly TextStudy[] }) {
  const changes = use(StudyChangesContext);
  const own = studies.filter(({ key }) => !siteStudies.some((study) => study.key === key));
  const changed = studiesLinkedIn(html, [...siteStudies, ...own]).flatMap((study) => {
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

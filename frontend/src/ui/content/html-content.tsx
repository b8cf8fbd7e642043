import { readUploadedImage } from '@astaguide/contracts/publishing/uploaded-image';
import { readableTables } from './readable-tables';
import { citationLabel } from '@astaguide/content/studies/citation';
import { studiesLinkedIn } from '@astaguide/content/studies/cited-studies';
import { studies as siteStudies } from '@astaguide/content/studies/studies';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import { use } from 'react';
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

/** The column of text is 68 characters wide at the most. */
const SIZES = 'auto, (min-width: 768px) 680px, 100vw';

/**
 * A sanitized HTML text as the page shows it: its tables are readable on narrow screens, and each uploaded picture has
 * its size and its smaller copies, so that nothing moves when it arrives and a phone loads the small one.
 */
export function pageHtml(html: string): string {
  return readableTables(html).replace(/<img\b[^>]*>/g, withCopies);
}

function withCopies(tag: string): string {
  const image = readUploadedImage(/ src="([^"]*)"/.exec(tag)?.[1] ?? '');
  if (!image) return tag;
  const { width, height, avif, webp } = image;
  const sized = tag.replace(/ (?:width|height)="\d*"/g, '');
  const copies = webp === undefined ? '' : ` srcset="${webp}" sizes="${SIZES}"`;
  // The copies before src, so that no browser starts loading the larger file.
  const picture = sized.replace('<img', `<img${copies} width="${width}" height="${height}"`);
  if (avif === undefined) return picture;
  return `<picture><source type="image/avif" srcset="${avif}" sizes="${SIZES}">${picture}</picture>`;
}

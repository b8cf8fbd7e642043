import { Link } from 'wouter';
import { longDay } from '../../../lib/calendar-date';
import { corrections, correctionsPage, type Correction } from '@astaguide/content/about/corrections';
import { Notice } from '../../../ui/notice';
import { MailButtons } from '../mail-buttons';
import { TextLayout } from '../text-layout';
import { TextPart } from '../text-part';

export const intro = correctionsPage;

const list = { id: 'list', heading: 'The Corrections' };

export default function CorrectionsPage() {
  return (
    <TextLayout
      page={correctionsPage}
      kicker="About"
      headerNote={<MailButtons label="Report a mistake" subject="Correction" />}
      summary={
        <TextPart anchor={list}>
          <CorrectionsList corrections={corrections} />
        </TextPart>
      }
      isReference
    />
  );
}

/** The corrections, newest first. */
export function CorrectionsList({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0)
    return (
      <Notice title="No corrections so far.">
        The first one will appear here: the day, the page, what it said and what it says now.
      </Notice>
    );
  const newestFirst = corrections.toSorted((one, other) => other.date.localeCompare(one.date));
  return (
    <ol className="max-w-[68ch] border-b border-line">
      {newestFirst.map(({ date, page, was, is }, index) => (
        <li key={index} className="prose-links border-t border-line py-5">
          <p className="flex flex-wrap gap-x-4 text-sm">
            <time dateTime={date} className="text-muted">
              {longDay(date)}
            </time>
            <Link href={page} className="wrap-anywhere">
              {page}
            </Link>
          </p>
          <dl className="mt-2 grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[4rem_minmax(0,1fr)]">
            <dt className="text-sm font-semibold text-muted">Before</dt>
            <dd>{was}</dd>
            <dt className="text-sm font-semibold text-muted">Now</dt>
            <dd>{is}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}

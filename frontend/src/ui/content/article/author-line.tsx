import { editorsName, EDITORS_PATH } from '@astaguide/content/about/editors';
import { Link } from 'wouter';
import { longDay } from '../../../lib/calendar-date';

interface AuthorNameProps {
  siteName: string;
  /** Null for the editors. */
  author: string | null;
}

/** 'By AstaGuide editors', with their profile; or the named author. */
export function AuthorName({ siteName, author }: AuthorNameProps) {
  return (
    <>
      By{' '}
      {author ?? (
        <Link
          href={EDITORS_PATH}
          className="underline decoration-line underline-offset-4 hover:decoration-accent"
        >
          {editorsName(siteName)}
        </Link>
      )}
    </>
  );
}

/** When somebody last compared a text with its sources. */
export function LastChecked({ day }: { day: string }) {
  return (
    <>
      Last checked <time dateTime={day}>{longDay(day)}</time>
    </>
  );
}

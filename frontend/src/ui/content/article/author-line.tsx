import { editorsName, EDITORS_PATH } from '@astaguide/content/about/editors';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { longDay } from '../../../lib/calendar-date';
import { ShareButton } from './share-button';

interface AuthorLineProps {
  siteName: string;
  /** Null for the editors. */
  author: string | null;
  reviewer?: string | null;
  /** A day, YYYY-MM-DD; null for a draft. */
  writtenAt: string | null;
  /** The day on which somebody last compared the text with its sources. */
  checkedOn: string | null | undefined;
  /** The title of the text, for sharing it. */
  title: string;
  className: string;
  /** Further items before the button that shares the text. */
  children?: ReactNode;
}

/** Who wrote and checked a text, and when; and a button that shares it. */
export function AuthorLine(props: AuthorLineProps) {
  const { siteName, author, reviewer, writtenAt, checkedOn, title, className, children } = props;
  return (
    <ul className={className}>
      <li className="font-semibold text-ink">
        By{' '}
        {author ?? (
          <Link
            href={EDITORS_PATH}
            className="underline decoration-line underline-offset-4 hover:decoration-accent"
          >
            {editorsName(siteName)}
          </Link>
        )}
      </li>
      {reviewer && <li>Reviewed by {reviewer}</li>}
      {writtenAt && (
        <li>
          <time dateTime={writtenAt}>{longDay(writtenAt)}</time>
        </li>
      )}
      {checkedOn && (
        <li>
          Last checked <time dateTime={checkedOn}>{longDay(checkedOn)}</time>
        </li>
      )}
      {children}
      <li>
        <ShareButton title={title} />
      </li>
    </ul>
  );
}

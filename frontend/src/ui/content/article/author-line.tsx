import { copyText } from '../../../lib/copy-text';
import { useBriefly } from '../../../lib/hooks/use-briefly';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import { editorsName, EDITORS_PATH } from '@astaguide/content/about/editors';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { longDay } from '../../../lib/calendar-date';

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

/** How long the button says what happened. */
const SAID_MS = 2000;

/** Shares the page's address with the system's dialog, else copies it. Only with scripts. */
export function ShareButton({ title }: { title: string }) {
  const isHydrated = useHydrated();
  const [said = 'Share', setSaid] = useBriefly<string>(SAID_MS);
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
    setSaid((await copyText(url)) ? 'Link copied' : 'Copy failed');
  };
  return (
    <button
      type="button"
      onClick={() => void share()}
      className={`cursor-pointer py-1 font-semibold text-accent-strong underline-offset-4 hover:underline print:hidden ${isHydrated ? '' : 'invisible'}`}
    >
      <span aria-live="polite">{said}</span>
    </button>
  );
}

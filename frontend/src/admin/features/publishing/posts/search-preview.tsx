import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { siteNameOf, siteSettingsQuery } from '../../../../api/site-settings';
import { documentTitle } from '../../../../lib/document-title';
import { shortened } from '../../../../lib/shortened';
import type { PostFormValues } from './post-form';

/** Approximate maximum title length in search results, in characters. */
const TITLE_ROOM = 60;
/** Approximate maximum description length in search results, in characters. */
const DESCRIPTION_ROOM = 155;

/** Preview of the article in search results. */
export function SearchPreview() {
  const { data: settings } = useQuery(siteSettingsQuery);
  const [title, slug, excerpt, metaDescription] = useWatch<
    PostFormValues,
    ['title', 'slug', 'excerpt', 'metaDescription']
  >({ name: ['title', 'slug', 'excerpt', 'metaDescription'] });
  const shownTitle = documentTitle(title.trim() || 'Title', siteNameOf(settings));
  const description = metaDescription.trim() || excerpt.trim();
  return (
    <figure aria-label="Search result preview" className="rounded-md border border-line bg-paper p-4">
      <figcaption className="kicker text-muted">Search preview</figcaption>
      <p className="mt-3 text-xs break-all text-muted">
        {window.location.host} › blog › {slug.trim() || '…'}
      </p>
      <p className="mt-1 font-semibold break-words text-accent-strong">{shortened(shownTitle, TITLE_ROOM)}</p>
      <p className="mt-1 text-sm break-words">
        {shortened(description, DESCRIPTION_ROOM) || 'Shows the excerpt until you add a meta description.'}
      </p>
      <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-xs text-muted">
        <Length what="Title" length={shownTitle.length} room={TITLE_ROOM} />
        <Length what="Description" length={description.length} room={DESCRIPTION_ROOM} />
      </ul>
    </figure>
  );
}

function Length({ what, length, room }: { what: string; length: number; room: number }) {
  return (
    <li>
      {what}: {length} characters
      {length > room && <strong className="text-accent-strong">, about {room} are shown</strong>}
    </li>
  );
}

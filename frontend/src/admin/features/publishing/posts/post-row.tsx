import { capitalized } from '../../../../lib/format';
import type { PostSummary } from '@astaguide/contracts/publishing/blog-post';
import { zonedDay, zonedMinute } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { buttonStyle } from '../../../../ui/button-style';
import { BinIcon } from '../../../../ui/icons';
import { IconButton } from '../../../ui/icon-button';
import { Badge } from '../../../ui/badge';
import { usePublishing } from './use-publishing';

interface PostRowProps {
  post: PostSummary;
  timeZone: string;
  onEdit: (id: number) => void;
  onDelete: (post: PostSummary) => void;
}

const actions = { draft: 'Publish', scheduled: 'Unschedule', published: 'Unpublish' };

export function PostRow({ post, timeZone, onEdit, onDelete }: PostRowProps) {
  const { id, title, slug, category, imageUrl, status, publishedAt, publishAt, unpublishAt } = post;
  const published = status === 'published';
  const [setPublished, isPublishing] = usePublishing();
  const open = published ? 'View' : 'Preview';
  const publish = actions[status];
  return (
    <article
      aria-label={title}
      className="grid gap-x-5 gap-y-3 py-4 sm:grid-cols-[6rem_1fr] lg:grid-cols-[6rem_1fr_auto] lg:items-center"
    >
      {imageUrl === '' ? (
        <span className="hidden h-16 w-24 rounded-sm bg-sunken sm:block" />
      ) : (
        <img
          src={imageUrl}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          decoding="async"
          className="hidden h-16 w-24 rounded-sm bg-sunken object-cover sm:block"
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <Badge tone={published ? 'good' : 'warn'}>{capitalized(status)}</Badge>
          <span className="kicker">{category}</span>
          {publishAt && <Planned what="Goes public" at={publishAt} timeZone={timeZone} />}
          {unpublishAt && <Planned what="Unpublished" at={unpublishAt} timeZone={timeZone} />}
          {publishedAt && !publishAt && (
            <time dateTime={publishedAt} title={zonedMinute(publishedAt, timeZone)}>
              {published ? '' : 'First published '}
              {zonedDay(publishedAt, timeZone)}
            </time>
          )}
        </p>
        <h2 className="mt-1 font-sans text-base font-semibold break-words">{title}</h2>
        <p className="truncate text-xs text-muted">/blog/{slug}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:*:px-2.5 sm:col-start-2 lg:col-start-auto">
        <Button
          look="quiet"
          isCompact
          aria-label={`${publish} ${title}`}
          // Not `disabled`, which would lose the focus.
          aria-disabled={isPublishing}
          onClick={() => isPublishing || void setPublished(post, status === 'draft')}
        >
          {publish}
        </Button>
        <Button look="quiet" isCompact aria-label={`Edit ${title}`} onClick={() => onEdit(id)}>
          Edit
        </Button>
        <a
          href={`/blog/${slug}`}
          target="_blank"
          rel="noopener"
          aria-label={`${open} ${title}, in a new tab`}
          className={buttonStyle('quiet', undefined, 'compact')}
        >
          {open}
        </a>
        <IconButton name={`Delete ${title}`} onClick={() => onDelete(post)}>
          <BinIcon />
        </IconButton>
      </div>
    </article>
  );
}

function Planned({ what, at, timeZone }: { what: string; at: string; timeZone: string }) {
  return (
    <time dateTime={at} className="font-semibold text-ink">
      {what} {zonedMinute(at, timeZone)}
    </time>
  );
}

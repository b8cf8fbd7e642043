import type { PostImport } from '@astaguide/contracts/publishing/post-import';
import { useId, useState } from 'react';
import { formatPlural, capitalized } from '../../../../../lib/format';
import { Button } from '../../../../../ui/button';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { zonedDay } from '../../../../lib/zoned-time';
import { Badge } from '../../../../ui/badge';
import { FirstItems } from '../../../../ui/first-rows';

interface ImportPreviewProps {
  upload: PostImport;
  isStarting: boolean;
  /** @param site the address of the old site; empty if the export says it */
  onImport: (site: string) => void;
  onCancel: () => void;
}

const systems = { wordpress: 'WordPress', ghost: 'Ghost', markdown: 'Markdown files' };

/** What an import will do, before it does it. */
export function ImportPreview({ upload, isStarting, onImport, onCancel }: ImportPreviewProps) {
  const id = useId();
  const [site, setSite] = useState('');
  const { posts, fileName, format, oldSite, newCategories, leftOut } = upload;
  const fresh = posts.filter(({ isHere }) => !isHere);
  const needsSite = format === 'ghost' && oldSite === null;
  const lost = posts.reduce((sum, { withoutCounterpart }) => sum + withoutCounterpart.length, 0);
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-paper p-4">
      <h3 id={id} className="font-sans text-base font-semibold">
        {formatPlural(fresh.length, 'post')} from {systems[format]}
      </h3>
      <p className="mt-1 wrap-anywhere text-muted">
        {[
          fileName,
          posts.length > fresh.length && `${formatPlural(posts.length - fresh.length, 'post')} here already`,
          newCategories.length > 0 && `new categories: ${newCategories.join(', ')}`,
          leftOut.length > 0 && `not imported: ${leftOut.join(', ')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {lost > 0 && (
        <p className="mt-3 rounded-sm border border-warn bg-warn-soft p-3">
          {formatPlural(lost, 'item')} without a counterpart here, listed with{' '}
          {lost === 1 ? 'its post' : 'their posts'}.
        </p>
      )}
      <FirstItems rows={posts} first={10} aria-label="Posts in the export" className="mt-3">
        {(post) => <PreviewRow key={`${post.slug} ${post.title}`} post={post} />}
      </FirstItems>
      {needsSite && (
        <label className="mt-4 grid max-w-md gap-1">
          <span className="font-semibold">Address of the old site</span>
          <input
            type="url"
            value={site}
            placeholder="https://"
            aria-describedby={`${id}-site`}
            className="field"
            onChange={({ target }) => setSite(target.value)}
          />
          <span id={`${id}-site`} className="text-xs text-muted">
            The export does not say it. Pictures are fetched from there.
          </span>
        </label>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={isStarting || fresh.length === 0}
          onClick={() => onImport(needsSite ? site.trim() : '')}
        >
          {isStarting ? 'Starting…' : `Import ${formatPlural(fresh.length, 'post')}`}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

function PreviewRow({ post }: { post: PostImport['posts'][number] }) {
  const timeZone = useOwnerTimeZone();
  const { title, slug, status, publishedAt, author, category, oldAddresses, pictures, withoutCounterpart } =
    post;
  const facts = [
    publishedAt && zonedDay(publishedAt, timeZone),
    author,
    category,
    pictures.length > 0 && formatPlural(pictures.length, 'picture'),
  ].filter(Boolean);
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <Badge tone={post.isHere ? 'plain' : status === 'published' ? 'good' : 'warn'}>
          {post.isHere ? 'Here already' : capitalized(status)}
        </Badge>
      </p>
      <p className="text-xs text-muted">{facts.join(' · ')}</p>
      <p className="text-xs wrap-anywhere text-muted">
        {oldAddresses.length > 0 && `${oldAddresses.join(', ')} → `}/blog/{slug}
      </p>
      {withoutCounterpart.length > 0 && (
        <ul className="mt-1 list-disc pl-5 text-xs wrap-anywhere">
          {withoutCounterpart.map((item, index) => (
            <li key={`${index} ${item}`}>{item}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

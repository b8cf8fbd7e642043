import type { OwnerPost } from '@astaguide/contracts/publishing/blog-post';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../../lib/copy-text';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { renewPreviewMutation } from '../../../api/owner-posts';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { zonedMinute } from '../../../lib/zoned-time';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';

// With the library that compares texts, which the editor itself does not need.
const VersionsDialog = lazy(() => import('./versions-dialog'));

interface PostToolsProps {
  post: OwnerPost;
  /** Called when a version was restored. */
  onRestored: () => void;
}

/** The state of a stored article, the link of its preview for other people, and its versions. */
export function PostTools({ post, onRestored }: PostToolsProps) {
  const { id, status, publishAt, publishedAt, unpublishAt, previewUrl } = post;
  const timeZone = useOwnerTimeZone();
  const at = (moment: string) => zonedMinute(moment, timeZone);
  const [showsVersions, setShowsVersions] = useState(false);
  const { ask, dialog } = useConfirm();
  const [renew] = useAction(renewPreviewMutation, {
    done: 'Preview link renewed',
    failed: 'Failed to renew the preview link',
  });
  const copy = async () => {
    const isCopied = await copyText(previewUrl);
    toast({ title: isCopied ? 'Preview link copied' : 'Copy failed', description: previewUrl });
  };
  const onRenew = () =>
    ask({
      title: 'Renew the preview link?',
      text: 'The present link will stop working for everybody who has it.',
      action: 'Renew link',
      onConfirm: () => renew(id),
    });
  return (
    <section aria-label="This post" className="rounded-md border border-line bg-paper p-4 text-sm">
      <p>
        {status === 'published' && publishedAt !== null && `Published ${at(publishedAt)}.`}
        {status === 'scheduled' && publishAt !== null && `Scheduled for ${at(publishAt)}.`}
        {status === 'draft' && 'Draft: only you can see it.'}
        {unpublishAt !== null && ` Unpublished ${at(unpublishAt)}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" isCompact onClick={() => void copy()}>
          Copy preview link
        </Button>
        <Button look="quiet" isCompact onClick={onRenew}>
          Renew link
        </Button>
        <Button look="quiet" isCompact onClick={() => setShowsVersions(true)}>
          Versions
        </Button>
      </div>
      <p className="mt-2 text-xs text-muted">
        The preview shows the text as it was saved last, to everybody who has its link.
      </p>
      {dialog}
      {showsVersions && (
        <Suspense fallback={null}>
          <VersionsDialog post={post} onClose={() => setShowsVersions(false)} onRestored={onRestored} />
        </Suspense>
      )}
    </section>
  );
}

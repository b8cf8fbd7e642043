import type { blogPostFieldsSchema } from '@astaguide/contracts/publishing/blog-post';
import type { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import type { z } from 'zod';
import { InvalidInputError } from '../../http/errors';

export type Times = Pick<BlogPost, 'published' | 'publishedAt' | 'publishAt' | 'unpublishAt'>;

/**
 * Whether an article is public, and since and until when. A scheduled article is not public yet. The date of the first
 * publication is kept when the article is unpublished.
 *
 * @throws InvalidInputError if it ends in the past, or a time is chosen for a draft
 */
export function timesOf(
  {
    published,
    publishAt,
    unpublishAt,
  }: Pick<z.output<typeof blogPostFieldsSchema>, 'published' | 'publishAt' | 'unpublishAt'>,
  current?: Times,
): Times {
  const publishedAt = current?.publishedAt ?? null;
  if (!published) {
    // Those of the article that becomes a draft may come along.
    for (const [path, entered] of Object.entries({ publishAt, unpublishAt } as const))
      if (entered && Date.parse(entered) !== current?.[path as keyof Times]?.valueOf())
        throw new InvalidInputError([
          { path, message: 'Only a published article has a time: publish it, or clear the time' },
        ]);
    return { published, publishedAt, publishAt: null, unpublishAt: null };
  }
  const now = new Date();
  const begin = chosenTime(publishAt, current?.publishAt);
  const end = chosenTime(unpublishAt, current?.unpublishAt);
  if (end && end <= now && +end !== +(current?.unpublishAt ?? 0))
    throw new InvalidInputError([{ path: 'unpublishAt', message: 'Choose a time in the future' }]);
  return begin && begin > now
    ? { published: false, publishedAt, publishAt: begin, unpublishAt: end }
    : { published, publishedAt: begin ?? publishedAt ?? now, publishAt: null, unpublishAt: end };
}

function chosenTime(entered: string | null | undefined, stored: Date | null = null): Date | null {
  if (entered === undefined) return stored;
  return entered === null ? null : new Date(entered);
}

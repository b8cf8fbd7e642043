import type { blogPostInputSchema } from '@astaguide/contracts/publishing/blog-post';
import type { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import type { z } from 'zod';
import { InvalidInputError } from '../../http/errors';

export type Times = Pick<BlogPost, 'published' | 'publishedAt' | 'publishAt' | 'unpublishAt'>;
type EnteredTimes = Pick<z.output<typeof blogPostInputSchema>, keyof Times>;

const timeNames = ['publishAt', 'publishedAt', 'unpublishAt'] as const;

/**
 * Whether an article is public, and since and until when. A scheduled article is not public yet. The date of the first
 * publication is kept when the article is unpublished.
 *
 * @throws InvalidInputError if it ends in the past or before it begins, a time is chosen for a draft, or `publishAt` and
 *   `publishedAt` choose different times
 */
export function timesOf(entered: EnteredTimes, current?: Times): Times {
  const { published, unpublishAt } = entered;
  const publishedAt = current?.publishedAt ?? null;
  // The stored times may come along: clients send a response back with their changes.
  const isNew = (name: (typeof timeNames)[number]) =>
    Boolean(entered[name]) && Date.parse(entered[name]!) !== current?.[name]?.valueOf();
  if (!published) {
    const path = timeNames.find(isNew);
    if (path) refuse(path, 'Only a published article has a time: publish it, or clear the time');
    return { published, publishedAt, publishAt: null, unpublishAt: null };
  }
  const now = new Date();
  const publishAt = isNew('publishedAt') ? onlyTime(entered) : entered.publishAt;
  const begin = chosenTime(publishAt, current?.publishAt);
  const end = chosenTime(unpublishAt, current?.unpublishAt);
  if (end && end <= now && isNew('unpublishAt')) refuse('unpublishAt', 'Choose a time in the future');
  if (begin && end && begin >= end) refuse('unpublishAt', 'Choose a time after the publication');
  return begin && begin > now
    ? { published: false, publishedAt, publishAt: begin, unpublishAt: end }
    : { published, publishedAt: begin ?? publishedAt ?? now, publishAt: null, unpublishAt: end };
}

/** The time of publication that two fields choose. */
function onlyTime({ publishAt, publishedAt }: EnteredTimes): string | null | undefined {
  if (publishAt && Date.parse(publishAt) !== Date.parse(publishedAt!))
    refuse('publishedAt', 'Send publishAt or publishedAt, or the same time in both');
  return publishedAt;
}

function chosenTime(entered: string | null | undefined, stored: Date | null = null): Date | null {
  if (entered === undefined) return stored;
  return entered === null ? null : new Date(entered);
}

function refuse(path: string, message: string): never {
  throw new InvalidInputError([{ path, message }]);
}

import {
  blogPostSchema,
  listedPostSchema,
  type BlogPost as BlogPostAnswer,
  type PostSummary,
  type SavedPost,
} from '@astaguide/contracts/publishing/blog-post';
import { removedTexts } from '@astaguide/contracts/publishing/removed-elements';
import type { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { isoDates } from '../../lib/iso-dates';
import type { PostSummaryRow } from './blog.repository';

/** @param removed the tags of what was removed from its text */
export function savedAnswer(post: BlogPost, removed: readonly string[]): SavedPost {
  return { ...answerOf(post), ...(removed.length > 0 && { removed: removedTexts(removed) }) };
}

export function answerOf(post: BlogPost): BlogPostAnswer {
  return blogPostSchema.parse(shownFields(post));
}

export function summaryOf(post: PostSummaryRow): PostSummary {
  return listedPostSchema.parse(shownFields(post));
}

function shownFields(post: PostSummaryRow) {
  const isScheduled = post.publishAt !== null;
  return {
    ...isoDates(post),
    published: post.published || isScheduled,
    status: post.published ? 'published' : isScheduled ? 'scheduled' : 'draft',
  };
}

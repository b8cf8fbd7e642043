import type { BlogPostInput } from '@astaguide/contracts/publishing/blog-post';

/** An article of the demo catalog: what the owner would enter, and when it went out. */
export interface DemoBlogPost extends BlogPostInput {
  /** ISO 8601 in UTC; null for a draft. */
  publishedAt: string | null;
}

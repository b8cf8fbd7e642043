import type { postExportFormats } from '@astaguide/contracts/publishing/post-import';
import type { PostStatus } from '@astaguide/contracts/publishing/blog-post';

/** A post as another system exported it. */
export interface SourcePost {
  /** The system, the site and the post's id in it: a post with the same source is the same post. */
  source: string;
  title: string;
  /** As it was there; empty if there is none. */
  slug: string;
  status: PostStatus;
  /** ISO 8601: the date shown, or of the planned publication. */
  publishedAt: string | null;
  unpublishAt?: string | null;
  excerpt: string;
  /** Neither sanitized nor complete: addresses may be relative to `base`. */
  html: string;
  /** The address of the post on the old site, or the path of its file in the archive. */
  base: string;
  category: string | null;
  keywords: string[];
  author: string | null;
  reviewer?: string | null;
  checkedOn?: string | null;
  metaDescription: string | null;
  /** The address of its main picture. */
  picture: string | null;
  /** Paths or whole addresses at which readers found it. */
  oldAddresses: string[];
  /** What has no counterpart here, each as written in the export. */
  lost: string[];
}

/** The contents of an export. */
export interface SourceExport {
  format: (typeof postExportFormats)[number];
  /** The address of the old site; null if the export does not say it. */
  site: string | null;
  posts: SourcePost[];
  /** What is in the export and no post: '3 pages'. */
  leftOut: string[];
  /** Files that came along but for the texts, by their path in the archive. */
  files: ReadonlyMap<string, Buffer>;
  /** The pictures of the old site's library by address, with their alt texts. */
  library: ReadonlyMap<string, string>;
}

/** In addresses in place of an old site that its export does not name. */
export const UNKNOWN_SITE = 'https://old-site.invalid';

/** A file that is no export of posts; the message is for the owner. */
export class NoExportError extends Error {}

/** Characters of something without a counterpart that are listed. */
const LISTED = 200;

export const listed = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LISTED ? `${line.slice(0, LISTED).toWellFormed()}…` : line;
};

import { z } from 'zod';
import { postStatuses } from './blog-post';

/** Maximum size of an export of posts. Bytes. */
export const MAX_POST_EXPORT_BYTES = 50 * 1024 * 1024;

export const postExportFormats = ['wordpress', 'ghost', 'markdown'] as const;

/** A post in an export of another system, as it will be imported. */
export const importedPostSchema = z.object({
  title: z.string().meta({ example: 'How to read a supplement label' }),
  slug: z.string().meta({ example: 'how-to-read-a-supplement-label' }),
  status: z.enum(postStatuses),
  /** The date shown, or of the planned publication; null for a draft without one. */
  publishedAt: z.iso.datetime().nullable(),
  author: z.string().nullable().meta({ example: 'Jane Doe' }),
  category: z.string().nullable().meta({ example: 'EXPERT GUIDE' }),
  /** Paths that will answer 301 and lead to the post. */
  oldAddresses: z.array(z.string().meta({ example: '/2024/05/how-to-read-a-label' })),
  /** Addresses of its pictures, or their paths in the archive. */
  pictures: z.array(z.string().meta({ example: 'https://old.example/wp-content/uploads/label.jpg' })),
  /** What has no counterpart here, such as shortcodes and blocks, each as in the export. */
  withoutCounterpart: z.array(z.string().meta({ example: '[contact-form-7 id="12"]' })),
  /** Whether the site has this post already: it is not imported again. */
  isHere: z.boolean(),
});

/** The response of `POST /api/blog/imports`: what an import will do. */
export const postImportSchema = z.object({
  id: z.number().int(),
  fileName: z.string().meta({ example: 'wordpress-export.xml' }),
  format: z.enum(postExportFormats),
  /** The address of the old site; null if the export does not say it. Pictures without a whole address need it. */
  oldSite: z.string().nullable().meta({ example: 'https://old.example' }),
  posts: z.array(importedPostSchema),
  /** Categories that the site does not have yet. */
  newCategories: z.array(z.string().meta({ example: 'NEWS' })),
  /** What else is in the file and is not imported: pages, members, menus. */
  leftOut: z.array(z.string().meta({ example: '3 pages' })),
});
export type PostImport = z.infer<typeof postImportSchema>;

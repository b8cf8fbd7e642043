import { z } from 'zod';

/** Largest upload, in bytes: 10 MiB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Kinds of picture that are taken, told by their content. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Where a picture is used. */
export const imageUseSchema = z.object({
  kind: z.enum(['product', 'post', 'settings']),
  /** Of the product or post; null for the settings. */
  id: z.number().int().nullable(),
  /** What it is called there: a product's name, a post's title, 'Logo', 'Favicon'. */
  name: z.string(),
});
export type ImageUse = z.infer<typeof imageUseSchema>;

/** A row of `GET /api/images`, newest first, and the answer of `POST /api/images/upload`. */
export const imageSchema = z.object({
  filename: z.string(),
  /** Path on this site: '/uploads/…'. */
  url: z.string(),
  /** Bytes of the stored picture. */
  size: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  uploadedAt: z.iso.datetime(),
  usedBy: z.array(imageUseSchema),
});
export type Image = z.infer<typeof imageSchema>;

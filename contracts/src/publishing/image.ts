import { z } from 'zod';
import { webAddress } from '../lib/web-address';

/** Maximum size of an upload, in bytes: 10 MiB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Accepted image types, detected from the content. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Where a picture is used. */
export const imageUseSchema = z.object({
  kind: z.enum(['product', 'post', 'settings']),
  /** Id of the product or post; null for the settings. */
  id: z.number().int().nullable(),
  /** Label of the use: a product's name, a post's title, 'Logo', 'Favicon'. */
  name: z.string().meta({ example: 'Astaxanthin 12 mg' }),
});
export type ImageUse = z.infer<typeof imageUseSchema>;

/** A picture, as listed by `GET /api/images`, newest first; also the response of `POST /api/images/upload`. */
export const imageSchema = z.object({
  filename: z.string().meta({ example: '3f9a1c0d2e4b5a6978c1d0e2-1600x1200.webp' }),
  /** Path on this site: '/uploads/…'. */
  url: z.string().meta({ example: '/uploads/3f9a1c0d2e4b5a6978c1d0e2-1600x1200.webp' }),
  /** Bytes of the stored picture. */
  size: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  uploadedAt: z.iso.datetime(),
  usedBy: z.array(imageUseSchema),
});
export type Image = z.infer<typeof imageSchema>;

/** The body of `POST /api/images/fetch`. */
export const imageFetchSchema = z.strictObject({
  /** The address of a picture of another site. */
  url: webAddress.meta({ example: 'https://pictures.example/label.jpg' }),
});

/** The body of `POST /api/images/deletions`. */
export const imageDeletionSchema = z.object({
  filenames: z
    .array(z.string().max(100).meta({ example: '3f9a1c0d2e4b5a6978c1d0e2-1600x1200.webp' }))
    .min(1)
    .max(5000),
});
export type ImageDeletion = z.infer<typeof imageDeletionSchema>;

/** Its response: how many were deleted. Images that are in use are kept. */
export const imagesDeletedSchema = z.object({ deleted: z.number().int() });
export type ImagesDeleted = z.infer<typeof imagesDeletedSchema>;

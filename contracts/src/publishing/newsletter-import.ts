import { z } from 'zod';

/** Maximum size of a file of subscribers, in bytes, and the most rows in it. */
export const MAX_SUBSCRIBERS_FILE_BYTES = 8 * 1024 * 1024;
export const MAX_IMPORTED_SUBSCRIBERS = 100_000;

const count = z.number().int();

/** The response of an import of subscribers, or of its trial run. */
export const subscriberImportSchema = z.object({
  /** Whether nothing was stored. */
  isTrial: z.boolean(),
  added: count,
  /** Addresses that are on the list already, in any state: they stay as they are. */
  known: count,
  /** Addresses that were erased after they had left, bounced or complained. */
  suppressed: count,
  /** Lines that were left out, the first 100. */
  refused: z.array(z.object({ line: count, message: z.string().meta({ example: 'Not an email address' }) })),
  refusedCount: count,
});
export type SubscriberImport = z.infer<typeof subscriberImportSchema>;

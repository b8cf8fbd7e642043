import { z } from 'zod';
import { linkLossSchema } from '../publishing/link-loss';

const count = z.number().int().min(0);

/** The response of `GET /api/operations/attention`: what the owner may have to act on. */
export const attentionSchema = z.object({
  /** Whether the operator's name or the contact address is missing, which legal pages say. */
  isOperatorMissing: z.boolean(),
  /** Articles that are not published. */
  drafts: count,
  /** Sales without a known product. */
  unmatchedSales: count,
  /** Calls of networks that could not be stored. */
  refusedPostbacks: count,
  /** Affiliate links whose page or shop is gone. */
  brokenLinks: count,
  /** What those brought that no other link replaces. */
  linkLoss: linkLossSchema,
  /** Coupons that end within a week. */
  endingCoupons: count,
  /** Retracted or otherwise changed studies with a citation that was not checked since. */
  studiesToCheck: count,
  /** Events that could not be recorded. */
  failedEvents: count,
  /** The moment whose state the last backup holds; null if there is none. */
  lastBackupAt: z.iso.datetime().nullable(),
  /** Why the last attempt at a backup failed; null if it completed. */
  backupFailure: z.string().meta({ example: 'No space left on device' }).nullable(),
});
export type Attention = z.infer<typeof attentionSchema>;

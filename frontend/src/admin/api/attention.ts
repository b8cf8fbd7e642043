import type { Attention } from '@astaguide/contracts/operations/attention';
import { freshQuery } from './fresh-query';

/** What the owner may have to act on. */
export const attentionQuery = freshQuery<Attention>('/api/operations/attention');

import type { OfferReaders } from '@astaguide/contracts/catalog/social-proof';
import { queryOptions } from '@tanstack/react-query';

/** Products with enough readers of their offer this week, most readers first. */
export const offerReadersQuery = queryOptions<OfferReaders[]>({ queryKey: ['/api/social-proof'] });

import type { OfferReaders } from '@astaguide/contracts/site/social-proof';
import { queryOptions } from '@tanstack/react-query';

/** Products whose offers were opened by enough readers this week, most first. */
export const offerReadersQuery = queryOptions<OfferReaders[]>({ queryKey: ['/api/social-proof'] });

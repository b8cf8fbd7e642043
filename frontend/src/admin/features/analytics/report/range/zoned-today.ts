import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { zonedDate } from '../../../../lib/zoned-time';

/** The day it is now in the owner's zone: 'YYYY-MM-DD'. */
export const useZonedToday = (): string => zonedDate(new Date(), useOwnerTimeZone());

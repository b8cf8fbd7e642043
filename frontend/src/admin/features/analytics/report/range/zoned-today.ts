import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { zonedDate } from '../../../../lib/zoned-time';

/** Today in the site's time zone: 'YYYY-MM-DD'. */
export const useZonedToday = (): string => zonedDate(new Date(), useOwnerTimeZone());

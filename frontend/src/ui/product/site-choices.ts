import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { createContext } from 'react';

/** The owner's choices for links and prices, which know nothing of the API; undefined until they are loaded. */
export const SiteChoices = createContext<
  Pick<SiteSettings, 'clicksThroughSite' | 'priceMaxAgeDays'> | undefined
>(undefined);

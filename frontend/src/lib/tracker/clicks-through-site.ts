import { createContext } from 'react';

/** Whether buy links lead through this site's redirect (`/go/{slug}`), as the owner may choose in the settings. */
export const ClicksThroughSite = createContext(false);

import { createContext } from 'react';

/** The date of rendering, YYYY-MM-DD, UTC: components show it until hydration. */
export const RenderedOnContext = createContext('1970-01-01');

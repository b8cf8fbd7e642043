import { createContext } from 'react';

/** The day the page was rendered on, YYYY-MM-DD, UTC: what a date may say until the page is alive. */
export const RenderedOnContext = createContext('1970-01-01');

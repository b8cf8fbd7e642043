import { createContext } from 'react';

/** Age in days from which on a price may have changed, as the owner chose; undefined while it is not known. */
export const PriceMaxAge = createContext<number | undefined>(undefined);

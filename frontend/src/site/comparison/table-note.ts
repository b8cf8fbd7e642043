import { unitPriceNote } from './unit-price-note';

/** Explains the columns whose headers sort. */
export const tableNote = `Rank: Our own ranking, 1 comes first. A dash means not ranked. Rating: Out of 5 stars, with the number of reviews, as listed by the retailer. ${unitPriceNote}`;

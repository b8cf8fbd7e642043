import { unitPriceNote } from './unit-price-note';

/** Explains the columns. */
export const tableNote = `Rank: Our own ranking, 1 comes first. A dash means not ranked. Potency: Astaxanthin per serving, as stated on the label. Source: As stated on the label. “Natural” names no place. Tested by: An independent laboratory, as the owner has entered it; a dash means that we know of none. Rating: Out of 5 stars, with the number of reviews, as listed by the retailer. ${unitPriceNote}`;

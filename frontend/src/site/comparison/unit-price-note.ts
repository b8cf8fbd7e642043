import { unitPrices } from '@astaguide/content/claims';

const { perMg, perDay } = unitPrices;

/** Explains unit prices, where they are shown without an explanation. */
export const unitPriceNote = `${perMg.label}: ${perMg.basis} ${perDay.label}: ${perDay.basis}`;

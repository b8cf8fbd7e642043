import { unitPrices } from '@astaguide/content/claims';

const { perMg, perDay } = unitPrices;

/** To stand where unit prices are shown without saying what they are. */
export const unitPriceNote = `${perMg.label}: ${perMg.basis} ${perDay.label}: ${perDay.basis}`;

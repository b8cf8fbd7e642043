import { shortened } from '../../lib/shortened';

/** The longest description on a card, in characters: about four lines. */
const MOST = 240;

/** The beginning of a product's description. */
export const cardDescription = ({ description }: { description: string }) => shortened(description, MOST);

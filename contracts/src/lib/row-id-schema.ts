import { z } from 'zod';
import { MAX_ROW_ID } from './row-id';

/** The id of a row: of a product, say. */
export const rowId = z.number().int().min(1).max(MAX_ROW_ID);

/** The same as text, in an address. */
export const rowIdText = z.coerce.number().int().min(1).max(MAX_ROW_ID);

/** The ids of rows that the owner chose in a list. @param most the largest number of them */
export function chosenIds(most: number) {
  return z.array(rowId).min(1).max(most);
}

import { z } from 'zod';

/** PostgreSQL's largest integer. */
const LAST_ID = 2_147_483_647;

/** The ids of rows that the owner chose in a list. @param most the largest number of them */
export function chosenIds(most: number) {
  return z.array(z.number().int().positive().max(LAST_ID)).min(1).max(most);
}

/** Sums of the days of a year until one of them, which ranges that hold many days are read from. Days are UTC. */
export interface SumsToDate {
  /**
   * @param day 'YYYY-MM-DD'
   * @returns how many rows until the day differ from what the days come to; 0 where nothing is summed up until it
   */
  verify(day: string): Promise<number>;

  /** Has readers add up the days of the day's year, until it is summed up anew. */
  reopenYear(day: string): Promise<void>;
}

/**
 * Has sums until a day made anew where they are wrong, and with them those of the whole year: they may be wrong since
 * the first.
 *
 * @returns how many rows differed
 */
export async function mendSums(sums: SumsToDate, day: string): Promise<number> {
  const drift = await sums.verify(day);
  if (drift > 0) await sums.reopenYear(day);
  return drift;
}

type Iso<Value> = Value extends Date ? string : Value;

/** A row as it is answered: with its dates in ISO 8601. */
export const isoDates = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as { [Key in keyof Row]: Iso<Row[Key]> };

/** The row of an answer, before `isoDates`. */
export type DatedRow<Answer, Dates extends keyof Answer> = Omit<Answer, Dates> & {
  [Key in Dates]: Answer[Key] extends string ? Date : Date | null;
};

/** The earliest of some moments, in milliseconds since 1970; null if there is none. */
export function earliest(...moments: (Date | number | null | undefined)[]): number | null {
  const times = moments.filter((moment) => moment !== null && moment !== undefined).map(Number);
  return times.length > 0 ? Math.min(...times) : null;
}

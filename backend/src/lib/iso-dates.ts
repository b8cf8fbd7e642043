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

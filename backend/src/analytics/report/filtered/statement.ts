/** Collects a statement's parameters. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value. @returns its placeholder: '$3' */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** @param write returns the SQL, and adds its parameters */
export function statementOf(write: (parameters: SqlParameters) => string): Statement {
  const parameters = new SqlParameters();
  const text = write(parameters);
  return { text, values: parameters.values };
}

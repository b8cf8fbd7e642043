/** A prepared statement with a unique name. */
export interface NamedStatement {
  name: string;
  text: string;
}

/** Runs read-only statements. */
export interface Reader {
  query<Rows>(statement: string | NamedStatement, values: unknown[]): Promise<Rows>;
}

/** A statement that a connection parses and plans once, under a name that no other has. */
export interface NamedStatement {
  name: string;
  text: string;
}

/** Runs statements that only read. */
export interface Reader {
  query<Rows>(statement: string | NamedStatement, values: unknown[]): Promise<Rows>;
}

/** A call that takes a JSON body, and one that it would take. */
export interface JsonEndpoint {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  /** A field of text, and what must stand in for it where text alone would not be its form. */
  text: { field: string; around?: (text: string) => string };
  required: string[];
  /** Values that a field may not have. */
  refused: [field: string, value: unknown][];
  /** Bytes that its body may have. */
  limit: number;
}

export const MEGABYTE = 1024 * 1024;
/** More than PostgreSQL's integer holds. */
export const TOO_HIGH = 2_147_483_648;
export const object = { a: ['b'] };

/** What is wrong for every field of a body, whose valid values are no objects: a kind that it never has. */
export const objects = (body: object, ...others: string[]): [string, unknown][] =>
  [...Object.keys(body), ...others].map((field) => [field, object]);

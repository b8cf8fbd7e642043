/** A call with a JSON body, and a valid body. */
export interface JsonEndpoint {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  /** A text field, and how to embed text in its format, if plain text is invalid. */
  text: { field: string; around?: (text: string) => string };
  required: string[];
  /** Invalid values of fields. */
  refused: [field: string, value: unknown][];
  /** Maximum size of the body, in bytes. */
  limit: number;
}

export const MEGABYTE = 1024 * 1024;
/** More than PostgreSQL's integer can hold. */
export const TOO_HIGH = 2_147_483_648;
export const object = { a: ['b'] };

/** Objects as invalid values of all fields of a body, none of which is an object. */
export const objects = (body: object, ...others: string[]): [string, unknown][] =>
  [...Object.keys(body), ...others].map((field) => [field, object]);

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

interface Unusual {
  /** Fields of the body that may be missing. */
  optional?: string[];
  /** Fields that take any object. */
  takesObjects?: string[];
  /** Field for text that cannot be stored. Default: the first text of the body, or else its first field. */
  text?: string;
  /** Embeds text in the format of that field. */
  around?: (text: string) => string;
  /** Default: 1 MiB. */
  limit?: number;
}

/**
 * Endpoints that take the same body.
 *
 * @param routes 'POST /api/goals, PUT /api/goals/1'
 * @param refused invalid values by field; an object is invalid in all of them, and in each field of the body
 */
export function endpoints(
  routes: string,
  body: Record<string, unknown>,
  refused: Record<string, readonly unknown[]>,
  { optional = [], takesObjects = [], text, around, limit = MEGABYTE }: Unusual = {},
): JsonEndpoint[] {
  const names = Object.keys(body);
  const field = text ?? names.find((name) => typeof body[name] === 'string') ?? names[0]!;
  const noObjects = [...new Set([...names, ...Object.keys(refused)])].filter(
    (name) => !takesObjects.includes(name),
  );
  return routes.split(', ').map((route) => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
    return {
      method,
      path,
      body,
      text: { field, ...(around && { around }) },
      required: names.filter((name) => !optional.includes(name)),
      refused: [
        ...noObjects.map((name): [string, unknown] => [name, object]),
        ...Object.entries(refused).flatMap(([name, values]) =>
          values.map((value): [string, unknown] => [name, value]),
        ),
      ],
      limit,
    };
  });
}

/** Parses a text that may be no JSON, such as one that the browser has stored; undefined if it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longest text whose result is kept, in characters: visitors choose some of them. */
const LONGEST = 512;

/**
 * The same function with its results in memory: for one that takes longer than a lookup, and few texts that come often.
 *
 * @param limit maximum number of results: a further one replaces all of them
 */
export function remembered<Value>(limit: number, compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined || known.has(text)) return value as Value;
    const computed = compute(text);
    if (text.length > LONGEST) return computed;
    if (known.size >= limit) known.clear();
    known.set(text, computed);
    return computed;
  };
}

/** Objects with the same fields, as a table; 'compared.views' is a nested field. */
interface Table {
  fields: string[];
  values: unknown[][];
}

/** Converts lists of objects with the same fields to tables: a third of the text, and one line per row. */
export function toTables(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(toTables);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toTables(inner)]));
}

/** The inverse of toTables. */
export function fromTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromTables);
  if (!isObject(value)) return value;
  if (isTable(value)) return value.values.map((row) => objectOf(value.fields, row));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromTables(inner)]));
}

function tableOf(items: readonly unknown[]): Table | null {
  if (items.length < 2 || !items.every(isObject)) return null;
  const rows = items.map((item) => flat(item));
  const fields = rows[0]!.map(([path]) => path);
  const isAlike = rows.every((row) => row.map(([path]) => path).join() === fields.join());
  return isAlike ? { fields, values: rows.map((row) => row.map(([, value]) => toTables(value))) } : null;
}

function flat(item: Record<string, unknown>): [path: string, value: unknown][] {
  return Object.entries(item).flatMap(([name, value]): [string, unknown][] =>
    isObject(value) && Object.keys(value).length > 0
      ? flat(value).map(([path, inner]) => [`${name}.${path}`, inner])
      : [[name, value]],
  );
}

function objectOf(fields: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [place, path] of fields.entries()) {
    const names = path.split('.');
    let owner = item;
    for (const name of names.slice(0, -1)) owner = (owner[name] ??= {}) as Record<string, unknown>;
    owner[names.at(-1)!] = fromTables(row[place]);
  }
  return item;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTable = (value: object): value is Table => Object.keys(value).join() === 'fields,values';

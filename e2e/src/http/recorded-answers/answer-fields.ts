/** Old names and new ones. */
export type RenamedFields = Readonly<Record<string, string>>;

/** Fields that tell when something was read, recorded or imported: no two runs have the same. */
const momentsOfRun = new Set(['asOf', 'dequeuedAt', 'recordedAt', 'confirmedAt', 'previewedAt', 'triedAt']);

/**
 * An answer without the moments of the run. A null stays: it says that something has not happened.
 */
export function withoutMoments(answer: unknown): unknown {
  return mapFields(answer, (name, value) => [
    name,
    momentsOfRun.has(name) && value !== null ? 'a moment of the run' : value,
  ]);
}

/**
 * A recorded answer with the names that fields have now: its fields, the values of `dimension`, and the columns of its
 * CSV files. Files and exported events (the objects with an `event_type`) write names in snake_case.
 */
export function withNewNames(answer: unknown, renamed: RenamedFields): unknown {
  const newName = (name: string) => (Object.hasOwn(renamed, name) ? renamed[name]! : name);
  const newColumn = (name: string) => newName(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return mapFields(answer, (name, value, owner) => {
    if (name === 'dimension') return [newName(name), newName(String(value))];
    if (name === 'columns') return [name, String(value).split(',').map(newColumn).join(',')];
    return ['event_type' in owner && name in renamed ? newColumn(name) : newName(name), value];
  });
}

function mapFields(
  value: unknown,
  map: (name: string, value: unknown, owner: object) => [string, unknown],
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const [newName, newValue] = map(name, inner, value);
      return [newName, mapFields(newValue, map)];
    }),
  );
}

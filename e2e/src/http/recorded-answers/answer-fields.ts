/** Current names by recorded names. */
export type RenamedFields = Readonly<Record<string, string>>;

/** Timestamps of reading, recording or importing, which differ in every run. */
const momentsOfRun = new Set(['asOf', 'dequeuedAt', 'recordedAt', 'confirmedAt', 'previewedAt', 'triedAt']);

/**
 * An answer without the timestamps of the run. Nulls stay, because they mean that something has not happened.
 */
export function withoutMoments(answer: unknown): unknown {
  return mapFields(answer, (name, value) => [
    name,
    momentsOfRun.has(name) && value !== null ? 'a moment of the run' : value,
  ]);
}

/**
 * A recorded answer with current names of its fields, of the values of `dimension`, and of its CSV columns. Files and
 * exported events (objects with an `event_type`) use snake_case.
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

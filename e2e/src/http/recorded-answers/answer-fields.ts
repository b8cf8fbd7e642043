/** Old names and new ones. */
export type RenamedFields = Readonly<Record<string, string>>;

/** Fields that tell when something was read, recorded or imported: no two runs have the same. */
const momentsOfRun = new Set(['asOf', 'dequeuedAt', 'recordedAt', 'confirmedAt', 'triedAt']);

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
 * A recorded answer as it reads since fields were renamed: the names of its fields, of dimensions (`dimension: 'slot'`)
 * and of the columns of its CSV files.
 */
export function withNewNames(answer: unknown, renamed: RenamedFields): unknown {
  const newName = (name: string) => (Object.hasOwn(renamed, name) ? renamed[name]! : name);
  return mapFields(answer, (name, value) => {
    if (name === 'dimension') return [newName(name), newName(String(value))];
    if (name === 'columns') return [name, String(value).split(',').map(newName).join(',')];
    return [newName(name), value];
  });
}

function mapFields(value: unknown, map: (name: string, value: unknown) => [string, unknown]): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const [newName, newValue] = map(name, inner);
      return [newName, mapFields(newValue, map)];
    }),
  );
}

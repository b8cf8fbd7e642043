/**
 * Finds import cycles between siblings (files or folders in one folder), direct or indirect. Without cycles, the
 * contents of every folder can be ordered so that each imports only what comes after it.
 *
 * @param modules as dependency-cruiser reports them: `{source, dependencies: [{resolved}]}`
 * @returns a line for each import that is part of a cycle
 */
export function backwardImports(modules) {
  const folders = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (!isOurs(source) || !isOurs(resolved)) continue;
      const [from, to] = [source.split('/'), resolved.split('/')];
      let depth = 0;
      while (from[depth] === to[depth]) depth++;
      const folder = from.slice(0, depth).join('/');
      if (!folders.has(folder)) folders.set(folder, []);
      folders.get(folder).push({ from: from[depth], to: to[depth], text: `${source} → ${resolved}` });
    }
  }
  return [...folders].flatMap(([folder, imports]) => {
    const below = reachable(imports);
    return imports
      .filter(({ from, to }) => below.get(to)?.has(from))
      .map(({ from, to, text }) => `in ${folder}/ ${from} and ${to} import each other: ${text}`);
  });
}

/** Whether a file is a source file of a workspace; tests may import anything. */
function isOurs(file) {
  return /^[a-z0-9]+\/src\//.test(file) && !/\.(test|spec|fixture)\.|\/testing\//.test(file);
}

/** The transitive imports of each name. */
function reachable(imports) {
  const direct = new Map();
  for (const { from, to } of imports) direct.set(from, (direct.get(from) ?? new Set()).add(to));
  return new Map(
    [...direct].map(([name, targets]) => {
      const found = new Set(targets);
      for (const target of found) direct.get(target)?.forEach((next) => found.add(next));
      return [name, found];
    }),
  );
}

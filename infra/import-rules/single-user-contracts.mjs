const isTest = (file) => /\.(test|spec|fixture)\./.test(file);

/**
 * Finds files of contracts/ that fewer than two of the product's workspaces use, directly or through other contracts.
 * Such a file belongs to its one user. Tests from outside and benches do not count.
 *
 * @param modules as dependency-cruiser reports them: `{source, dependencies: [{resolved}]}`
 * @returns a line for each such file
 */
export function singleUserContracts(modules) {
  const users = new Map();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    for (const { resolved } of dependencies) {
      users.set(resolved, (users.get(resolved) ?? new Set()).add(source));
    }
  }
  const workspacesOf = (file, seen = new Set()) => {
    for (const user of users.get(file) ?? [])
      if (!seen.has(user)) {
        seen.add(user);
        if (user.startsWith('contracts/')) workspacesOf(user, seen);
      }
    return new Set(
      [...seen]
        .map((user) => user.split('/')[0])
        .filter((name) => !['contracts', 'testbed', 'e2e', 'bench'].includes(name)),
    );
  };
  return modules.flatMap(({ source }) => {
    if (!source.startsWith('contracts/src/') || isTest(source)) return [];
    const [user = 'no workspace', ...others] = workspacesOf(source);
    return others.length > 0 ? [] : [`${source} has ${user} as its only user`];
  });
}

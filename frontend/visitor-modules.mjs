/**
 * Finds the modules that a visitor may download: those reachable from the entry without passing through the dashboard.
 *
 * @param isAdmin {(id: string) => boolean} whether a module belongs to the dashboard
 */
export function visitorModules(isAdmin) {
  const reachable = new Set();
  return {
    /** Whether a visitor may download a chunk with these modules; the bundler's runtime is in the graph of neither. */
    mayLoad: (ids) =>
      !ids.some(isAdmin) && ids.some((id) => reachable.has(id) || id.startsWith('\0rolldown')),
    plugin: {
      name: 'visitor-modules',
      apply: 'build',
      buildEnd() {
        const found = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        for (let id = found.pop(); id !== undefined; id = found.pop()) {
          if (reachable.has(id) || isAdmin(id)) continue;
          reachable.add(id);
          const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id);
          found.push(...importedIds, ...dynamicallyImportedIds);
        }
      },
      generateBundle(_options, bundle) {
        for (const { fileName, imports = [] } of Object.values(bundle)) {
          const behind = imports.find((name) => name.startsWith('assets/admin/'));
          if (fileName.startsWith('assets/site/') && behind)
            this.error(`${fileName}, which visitors download, imports ${behind}`);
        }
      },
    },
  };
}

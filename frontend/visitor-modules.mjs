/**
 * Finds the modules that a visitor may download: those reachable from the entry without passing through the dashboard.
 * Finds as well what every page loads, the dashboard included, which is all that the entry imports; and what the
 * dashboard's first screen imports.
 *
 * @param isAdmin {(id: string) => boolean} whether a module belongs to the dashboard
 * @param isFirstScreen {(id: string) => boolean} whether the module is loaded for the dashboard's first screen
 */
export function visitorModules(isAdmin, isFirstScreen) {
  const reachable = new Set();
  const onFirstScreen = new Set();
  const onEveryPage = new Set();
  return {
    isOnEveryPage: (id) => onEveryPage.has(id),
    /** Whether the dashboard's first screen imports a module that no visitor downloads. */
    isOnFirstScreen: (id) => onFirstScreen.has(id) && !reachable.has(id),
    /** Whether a visitor may download a chunk with these modules; the bundler's runtime is in the graph of neither. */
    mayLoad: (ids) =>
      !ids.some(isAdmin) && ids.some((id) => reachable.has(id) || id.startsWith('\0rolldown')),
    plugin: {
      name: 'visitor-modules',
      apply: 'build',
      buildEnd() {
        const importsOf = (id) => this.getModuleInfo(id).importedIds;
        const laterOf = (id) => this.getModuleInfo(id).dynamicallyImportedIds;
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        collect(reachable, entries, (id) => (isAdmin(id) ? [] : [...importsOf(id), ...laterOf(id)]));
        collect(onEveryPage, entries.flatMap(importsOf), importsOf);
        collect(onFirstScreen, [...this.getModuleIds()].filter(isFirstScreen), importsOf);
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

/** Adds modules and all that are reachable from them. */
function collect(found, ids, nextOf) {
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...nextOf(id));
  }
}

import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

const packageSchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

/** package-lock.json, lockfile version 3: `packages` by the folder they are installed in. */
export const lockFileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
});
export type LockFile = z.infer<typeof lockFileSchema>;
type LockedPackage = z.infer<typeof packageSchema>;

/** A registry package in the lock file. */
export interface RegistryPackage extends LockedPackage {
  name: string;
  folder: string;
}

const MODULES = 'node_modules/';

/** All packages that come from a registry. */
export function registryPackages(lock: LockFile): RegistryPackage[] {
  return Object.entries(lock.packages)
    .filter(([folder, { link }]) => folder.includes(MODULES) && !link)
    .map(([folder, locked]) => ({ ...locked, folder, name: nameOf(folder) }));
}

/** The packages that the given workspaces need at runtime, including transitive dependencies. */
export function packagesOf(lock: LockFile, workspaces: readonly string[]): RegistryPackage[] {
  const reached = new Set<string>();
  const waiting: string[] = [...workspaces];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[folder]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolve(lock, folder, name);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      waiting.push(found);
    }
  }
  return registryPackages(lock).filter(({ folder }) => reached.has(folder));
}

/** Resolves a package as Node does: in the nearest node_modules above a folder. */
function resolve(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}${MODULES}${name}`;
    const found = lock.packages[candidate];
    if (found) return found.link ? undefined : candidate;
    if (folder === '') return undefined;
  }
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
}

import satisfies from 'spdx-satisfies';
import { type LockFile, type RegistryPackage, registryPackages } from './lock-file';
import { EXCEPTIONS, INSTALL_SCRIPTS, LICENCES_FOUND, PERMISSIVE } from './rules';

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const KINDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
] as const;

/** What of a package.json is looked at. Overrides may be nested. */
export type Manifest = Partial<Record<(typeof KINDS)[number], Record<string, unknown>>>;

/** Dependencies that are not named by one version. */
export function inexactVersions(file: string, manifest: Manifest): string[] {
  const inexact = (wanted: Record<string, unknown>): string[] =>
    Object.entries(wanted).flatMap(([name, version]) =>
      typeof version === 'object' && version !== null
        ? inexact(version as Record<string, unknown>)
        : EXACT.test(String(version))
          ? []
          : [`${file}: ${name} is '${String(version)}', not one version`],
    );
  return KINDS.flatMap((kind) => inexact(manifest[kind] ?? {}));
}

/** Packages without a checksum, or bound to the registry that they were once loaded from. */
export function unsealedPackages(lock: LockFile): string[] {
  return registryPackages(lock).flatMap(({ folder, integrity, resolved }) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${folder} has no sha512 checksum`]),
    ...(resolved === undefined ? [] : [`${folder} names the place it came from: ${resolved}`]),
  ]);
}

/** Packages whose install script nobody decided on, and decisions on scripts that are not there. */
export function undecidedScripts(lock: LockFile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const wanted = registryPackages(lock)
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  const known = new Set([...wanted, ...Object.keys(allowScripts), ...Object.keys(INSTALL_SCRIPTS)]);
  return [...known].sort().flatMap((name) => {
    const decided = INSTALL_SCRIPTS[name];
    if (!wanted.includes(name)) return [`${name} has no install script, yet it is decided on`];
    if (!decided) return [`${name} has an install script that nobody gave a reason for`];
    if (allowScripts[name] !== decided.runs)
      return [`${name}: allowScripts of package.json must say ${decided.runs}`];
    return [];
  });
}

/** An SPDX expression. */
export function licenceOf({ name, license }: RegistryPackage): string | undefined {
  return license ?? LICENCES_FOUND[name]?.licence;
}

/** Packages whose licence is neither permissive nor excepted with a reason. */
export function unwelcomeLicences(packages: readonly RegistryPackage[]): string[] {
  return packages.flatMap((one) => {
    const licence = licenceOf(one);
    if (licence === undefined) return [`${one.name} tells no licence`];
    const excepted = EXCEPTIONS.filter((exception) => exception.packages.test(one.name));
    const welcome = [...PERMISSIVE, ...excepted.flatMap(({ licences }) => licences)];
    return isAnyOf(licence, welcome) ? [] : [`${one.name} is under ${licence}`];
  });
}

function isAnyOf(licence: string, welcome: string[]): boolean {
  try {
    return satisfies(licence, welcome);
  } catch {
    return false;
  }
}

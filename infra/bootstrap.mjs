// Installs and builds a bare clone. Uses Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const LOCK_FILE = join(root, 'package-lock.json');
const INSTALLED_STAMP = join(root, 'node_modules', '.astaguide-lock');
const BUILD_STAMP = join(root, '.build-stamp');
const BUILD_LOCK = join(root, '.build-lock');
const OLDEST_NODE = [20, 19];
/** Exit code of the launcher's preflight if the start would fail; it has printed the reason. */
const EXIT_CANNOT_START = 78;

/** The day on which each Node version got its last fixes (https://github.com/nodejs/release#end-of-life-releases). */
const NODE_ENDS = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** Prints a line if this Node version gets no more fixes. A version that is newer than the table is taken as current. */
export function warnOfNodeEnd(
  version = process.versions.node,
  today = new Date().toISOString().slice(0, 10),
) {
  const end = NODE_ENDS[version.split('.')[0]];
  if (end === undefined || today <= end) return;
  // The lines of even numbers are those with long-term support.
  const newest = Object.keys(NODE_ENDS).findLast((major) => major % 2 === 0 && today <= NODE_ENDS[major]);
  const advice = newest === undefined ? 'a current version' : `Node ${newest}`;
  console.error(
    `  ! Node ${version} gets no more security fixes since ${end}: install ${advice} from https://nodejs.org`,
  );
}

/** Ends the process with one line if this Node version is too old. */
export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`AstaGuide needs Node ${OLDEST_NODE.join('.')} or newer, this is ${version}`);
  process.exit(1);
}

/**
 * Reports an invalid variable or an occupied port before a long build. Only if the launcher's last build still matches
 * its sources; otherwise the launcher itself reports it after the build.
 */
export async function checkEnvironment() {
  const built = readStamp();
  const launcher = join(root, 'infra/dist/launcher/launch.js');
  const sameLauncher = built && built.infra === digests().infra && existsSync(launcher);
  // With nothing to install or build, the launcher starts at once and makes the same checks.
  if (!sameLauncher || (isInstalled() && isBuilt())) return;
  // In another process, because this one imports the launcher after the build.
  const program = `require(${JSON.stringify(launcher)}).preflight()`;
  const { code, output } = await run(process.execPath, ['-e', program]);
  if (code !== EXIT_CANNOT_START) return;
  process.stderr.write(output);
  process.exit(1);
}

/** Installs the dependencies of package-lock.json. */
export async function installDependencies() {
  const startedAt = Date.now();
  if (!isInstalled()) await aloneHere(install);
  else say('dependencies up to date', startedAt);
}

async function install() {
  const startedAt = Date.now();
  if (isInstalled()) return say('dependencies installed meanwhile', startedAt);
  console.log('  … installing dependencies, which takes a minute or two');
  // Included explicitly, because NODE_ENV=production would omit the compiler.
  await demandNpm(['ci', '--include=dev', '--include=optional'], 'dependencies could not be installed');
  writeFileSync(INSTALLED_STAMP, lockDigest());
  say('dependencies installed', startedAt);
}

/** Builds every workspace if a source changed since the last build. */
export async function build() {
  const startedAt = Date.now();
  if (!isBuilt()) await aloneHere(buildAll);
  else say('build up to date', startedAt);
}

/** Builds only the launcher, for development, where the product runs from its sources. */
export async function buildLauncher() {
  if (isBuilt()) return;
  await aloneHere(async () => {
    const startedAt = Date.now();
    // The output is now part of an incomplete build.
    rmSync(BUILD_STAMP, { force: true });
    forgetMissingOutputs();
    await demandNpm(['run', 'compile', '--', 'infra'], 'the launcher could not be built');
    say('launcher built', startedAt);
  });
}

async function buildAll() {
  const startedAt = Date.now();
  if (isBuilt()) return say('built meanwhile', startedAt);
  console.log('  … building');
  // Taken before the build, so that changes made during it are built at the next start.
  const inputs = digests();
  // An interrupted build must not look like the previous complete one.
  rmSync(BUILD_STAMP, { force: true });
  forgetMissingOutputs();
  await demandNpm(['run', 'build'], 'the build failed', {
    // Overrides the shell: pages built for another mode do not render.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(BUILD_STAMP, `${JSON.stringify(inputs, null, 2)}\n`);
  say('built', startedAt);
}

/** Runs work under the build lock: another start, test or backup of this checkout may be installing or building. */
function aloneHere(work) {
  return alone(BUILD_LOCK, work, () => console.log('  … waiting: another command installs or builds here'));
}

function say(what, startedAt) {
  console.log(`  ✓ ${what} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
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

/** Digests of the build's inputs: one per workspace, and one for shared files. */
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
    .map((entry) => join(entry.parentPath, entry.name));
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => existsSync(name)).sort()) {
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Removes tsc's build info of workspaces whose output was deleted, because tsc would not rebuild them. */
function forgetMissingOutputs() {
  for (const name of workspaces()) {
    if (existsSync(join(root, name, 'dist'))) continue;
    rmSync(join(root, name, 'tsconfig.tsbuildinfo'), { force: true });
  }
}

/** Runs npm; if it fails, ends the process with its output and a line. */
async function demandNpm(args, failure, options = {}) {
  const { code, output } = await runNpm(args, options);
  if (code === 0) return;
  console.error(`${output.trimEnd()}\n  ✗ ${failure}`);
  process.exit(1);
}

function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Runs a program in the root folder; resolves with its exit code and output. */
function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // A separate process group, so that a signal ends npm together with everything that npm started.
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
        // It has already ended.
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

/** Interval at which the holder touches the lock file, in milliseconds. */
const HEARTBEAT = 1_000;
/** A lock file not touched for this long belongs to a killed process, in milliseconds. */
const ABANDONED = 15_000;

/**
 * Runs work while holding a lock file, waiting for other holders first. The lock is released afterwards, also if the
 * process exits.
 *
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {() => void} onWait called once if another process holds the lock
 */
export async function alone(file, work, onWait = () => {}) {
  for (let waits = 0; !take(file); waits++) {
    if (waits === 0) onWait();
    await sleep(HEARTBEAT / 4);
  }
  const release = () => rmSync(file, { force: true });
  // A process that was suspended for longer than ABANDONED may have lost the lock.
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), HEARTBEAT);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function take(file) {
  if (isAbandoned(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > ABANDONED;
}

// The steps of `npm test`. Each returns a result: { passed, failed, skipped, output?, files?, failures? }.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { root } from '../bootstrap.mjs';

const RESULTS = join(root, 'test-results');
const BROWSER_RESULTS = join(root, 'e2e', 'test-results');

/** Checks of the sources, each of which uses a full core; the checks of a lane run one after the other. */
export const lanes = [
  ['lint', 'format'],
  ['types', 'imports', 'exports', 'supply-chain'],
];

/** Steps in their order, which run after the lanes; without `longSteps` for an ordinary change. */
export const steps = {
  format: () => check('check:format'),
  lint: ({ full }) => check(full ? 'check:lint:all' : 'check:lint'),
  types: () => check('check:types'),
  imports: () => check('check:imports'),
  exports: () => check('check:exports'),
  'supply-chain': () => counted(['infra/check-supply-chain.mjs'], true),
  unit: ({ full }) => jest('unit', [], { onImageNode: full }),
  component: () => jest('component'),
  // Three workers, because these tests wait a third of their time: for a start, a limit, a restart.
  medium: ({ full }) =>
    jest('medium', [], { workers: 3, onImageNode: full, environment: full ? GENERATED : {} }),
  browser: () => browser(),
  long: () => jest('long', [], { onImageNode: true }),
  faults: () => counted(['bench/dist/faults/main.js', '--short']),
  cluster: () => counted(['bench/dist/cluster/main.js', '--short']),
  newsletter: () => counted(['bench/dist/newsletter/main.js', '--short']),
  defences: () => counted(['infra/prove-defences.mjs']),
};
/** Steps that only run with `npm run test:full`. */
export const longSteps = ['long', 'faults', 'cluster', 'newsletter', 'defences'];

/**
 * Sizes of generated inputs in the full suite: seeds of requests and requests per seed; a factor for the number of
 * cases in other property tests; events in an export.
 */
const GENERATED = {
  GENERATED_SEEDS: '5',
  GENERATED_REQUESTS: '5000',
  GENERATED_TIMES: '5',
  EXPORTED_EVENTS: '100000',
};

/** Deletes the results of earlier runs. */
export function clearResults() {
  for (const folder of [RESULTS, BROWSER_RESULTS]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/** The runner of a test file: 'browser', or a jest project. */
export function runnerOf(file) {
  if (file.endsWith('.spec.ts')) return 'browser';
  if (file.endsWith('.test.tsx')) return 'component';
  return /\.(medium|long)\.test\.ts$/.exec(file)?.[1] ?? 'unit';
}

async function check(script) {
  const { code, output } = await run('npm', ['run', '--silent', script], { held: true });
  return { ...count(code === 0), output };
}

/** Runs a program whose last line is its count of results. */
async function counted(parameters, held = false) {
  const { code, output } = await run(process.execPath, parameters, { held });
  const closing = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output);
  const [passed, failed, skipped] = closing ? closing.slice(1).map((text) => Number(text ?? 0)) : [0, 1, 0];
  return { passed, failed: failed || (code === 0 ? 0 : 1), skipped, ...(held && { output }) };
}

/**
 * Runs the test files of a jest project; all by default.
 *
 * @param options.onImageNode on the Node version of the image, in place of the one that runs this
 */
export async function jest(project, files = [], { environment = {}, workers = 2, onImageNode = false } = {}) {
  const file = join(RESULTS, `${project}.json`);
  const { node, problem } = onImageNode ? await (imageNode ??= findImageNode()) : { node: process.execPath };
  if (problem) return { ...count(false), failures: [problem] };
  const { code } = await run(
    node,
    [
      'node_modules/jest/bin/jest.js',
      // Before the options, because some of them consume all following arguments.
      ...files,
      `--selectProjects=${project}`,

      '--json',
      `--outputFile=${file}`,
      '--silent',
      `--maxWorkers=${workers}`,
      '--reporters=<rootDir>/infra/testing/jest-reporter.cjs',
    ],
    // Programs that a test starts by name run on the same version.
    { environment: { PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, ...environment } },
  );
  if (!existsSync(file)) return count(false);
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } =
    read(file);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    passed: numPassedTests,
    // A run that failed without a failed test (a leak, a crash at the end) counts as a failure.
    failed: failed || (code === 0 ? 0 : 1),
    skipped: numPendingTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
  };
}

let imageNode;

/** Finds a Node binary of the version in the Dockerfile: the one that runs this, or one that npm downloads and caches. */
async function findImageNode() {
  const dockerfile = readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8');
  const [, version] = /^FROM node:(\d+\.\d+\.\d+)-/m.exec(dockerfile);
  if (process.versions.node === version) return { node: process.execPath };
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = `${platform === 'darwin-arm64' ? 'node-bin' : 'node'}-${platform}@${version}`;
  const command = ['exec', '--yes', `--package=${name}`, '--', 'node', '-p', 'process.execPath'];
  const { code, output } = await run('npm', command, { held: true });
  if (code !== 0) return { problem: `npm could not download ${name}, the image's Node\n${output}` };
  // A copy, because root's cache is closed to the user as which the tests run the product.
  const folder = mkdtempSync(join(tmpdir(), 'astaguide-node-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const cached = output.trim().split('\n').at(-1);
  const node = join(folder, basename(cached));
  copyFileSync(cached, node);
  return { node };
}

/** The failures of a jest test file: each failed test, or why the file did not run. */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${relative(root, name)}\n${message.trim()}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}\n${failureMessages.join('\n')}`,
  );
}

/** Runs the browser tests; all by default. */
export async function browser(files = []) {
  const found = spawnSync(process.execPath, ['e2e/dist/find-browser.js'], { cwd: root, encoding: 'utf8' });
  if (found.status !== 0) return { ...count(false), failures: [found.stderr.trim()] };
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...files],
    { environment: { E2E_BROWSER: found.stdout.trim() } },
  );
  const file = join(BROWSER_RESULTS, 'results.json');
  if (!existsSync(file)) return count(false);
  const { stats, suites } = read(file);
  const failed = stats.unexpected + stats.flaky;
  const tests = suites.flatMap((suite) => testsOf(suite, suite.file));
  return {
    passed: stats.expected,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
    files: suites.map(({ file: name }) => ({
      name: `e2e/src/journeys/${name}`,
      seconds: tests.reduce((sum, test) => sum + (test.file === name ? test.seconds : 0), 0),
    })),
    failures: tests.flatMap(({ failure }) => failure ?? []),
  };
}

/** All tests of a suite in Playwright's report, including nested suites. */
function testsOf({ suites = [], specs = [] }, file) {
  const own = specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      ...(!ok && {
        failure: `${file} › ${title}\n${results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')}`,
      }),
    };
  });
  return [...own, ...suites.flatMap((suite) => testsOf(suite, file))];
}

function count(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Runs a program in the root folder.
 *
 * @param options.held buffers its output until it is done, because other programs run in parallel
 * @returns its exit code and output
 */
function run(command, parameters, { environment = {}, held = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (chunk) => {
        output += chunk;
        if (!held) to.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

// `npm test`: everything that is tested, from a bare clone on, in one count. Named steps alone: `npm test -- jest`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNodeVersion, installDependencies, root } from './bootstrap.mjs';

const RESULTS = join(root, 'test-results');

/** Each step answers { passed, failed, skipped }, and the output that was held back. */
const steps = {
  format: () => check('check:format'),
  lint: () => check('check:lint'),
  types: () => check('check:types'),
  imports: () => check('check:imports'),
  exports: () => check('check:exports'),
  'supply-chain': () => counted(['infra/check-supply-chain.mjs'], { holdOutput: true }),
  jest,
  faults: () => counted(['bench/dist/faults/main.js', '--short']),
  cluster: () => counted(['bench/dist/cluster/main.js', '--short']),
  browser,
};
/** Steps that keep one core busy each, one after another in their lane. */
const lanes = [['lint'], ['format', 'types', 'imports', 'exports', 'supply-chain']];

async function check(script) {
  const { code, held } = await run('npm', ['run', '--silent', script], { holdOutput: true });
  return { ...count(code === 0), held };
}

async function jest() {
  const file = join(RESULTS, 'jest.json');
  const options = ['--json', `--outputFile=${file}`, '--silent', '--maxWorkers=2'];
  const { code } = await run(process.execPath, ['node_modules/jest/bin/jest.js', ...options], {
    showOutput: false,
  });
  if (!existsSync(file)) return count(false);
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = read(file);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  // A run that failed without a failed test (a leak, a crash at the end) is a failure all the same.
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: numPendingTests,
  };
}

/** A program whose last line is its own count. */
async function counted(parameters, options) {
  const { code, output, held } = await run(process.execPath, parameters, options);
  const closing = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output);
  if (!closing) return { ...count(false), held };
  const [passed, failed, skipped] = closing.slice(1).map((text) => Number(text ?? 0));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, held };
}

async function browser() {
  const found = spawnSync(process.execPath, ['e2e/dist/find-browser.js'], { cwd: root, encoding: 'utf8' });
  if (found.status !== 0) {
    console.error(found.stderr.trim());
    return count(false);
  }
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    {
      environment: { E2E_BROWSER: found.stdout.trim() },
    },
  );
  const file = join(root, 'e2e', 'test-results', 'results.json');
  if (!existsSync(file)) return count(false);
  const { expected, unexpected, flaky, skipped } = read(file).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

function count(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs a program. What it writes is on the terminal as it comes, unless it is held: then all of it is answered. */
function run(command, parameters, { environment = {}, showOutput = true, holdOutput = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    let held = '';
    const hold = (chunk) => (held += chunk);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (holdOutput) hold(chunk);
      else if (showOutput) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => (holdOutput ? hold(chunk) : process.stderr.write(chunk)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, held }));
  });
}

checkNodeVersion();
await installDependencies();
await build();
rmSync(RESULTS, { recursive: true, force: true });
rmSync(join(root, 'e2e', 'test-results'), { recursive: true, force: true });
mkdirSync(RESULTS);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a step if it is wanted. Beside others its name and its output come when it is done. */
async function runStep(name, { isAlone }) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  if (isAlone) console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const result = await steps[name]();
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (!isAlone) console.log(`\n── ${name}`);
  if (result.held?.trim()) console.log(result.held.trimEnd());
  console.log(`   ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

await Promise.all(
  lanes.map(async (lane) => {
    for (const name of lane) await runStep(name, { isAlone: false });
  }),
);
for (const name of Object.keys(steps)) {
  if (!lanes.flat().includes(name)) await runStep(name, { isAlone: true });
}
if (total.skipped > 0) console.log(`\n${total.skipped} skipped, for want of what they need on this machine`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

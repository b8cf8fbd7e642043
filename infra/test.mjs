// `npm test`: everything that is tested, from a bare clone on, in one count. Named steps alone: `npm test -- jest`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNodeVersion, installDependencies, root } from './bootstrap.mjs';

const RESULTS = join(root, 'test-results');

/** Each step answers { passed, failed, skipped }; output goes to the terminal as it comes. */
const steps = {
  format: () => check('check:format'),
  lint: () => check('check:lint'),
  types: () => check('check:types'),
  imports: () => check('check:imports'),
  exports: () => check('check:exports'),
  'supply-chain': () => counted(['infra/check-supply-chain.mjs']),
  jest,
  faults: () => counted(['bench/dist/faults/main.js', '--short']),
  browser,
};

async function check(script) {
  const { code } = await run('npm', ['run', '--silent', script]);
  return count(code === 0);
}

async function jest() {
  const file = join(RESULTS, 'jest.json');
  const options = ['--json', `--outputFile=${file}`, '--silent', '--maxWorkers=2'];
  const { code } = await run(process.execPath, ['node_modules/jest/bin/jest.js', ...options], {
    quietOutput: true,
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
async function counted(parameters) {
  const { code, output } = await run(process.execPath, parameters);
  const closing = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output);
  if (!closing) return count(false);
  const [passed, failed, skipped] = closing.slice(1).map((text) => Number(text ?? 0));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
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

function run(command, parameters, { environment = {}, quietOutput = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (!quietOutput) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => process.stderr.write(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
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
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const result = await step();
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`   ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}
if (total.skipped > 0) console.log(`\n${total.skipped} skipped, for want of what they need on this machine`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

// `npm test`: all checks of a change with one total, also from a bare clone.
//   npm test                        all steps that run for every change
//   npm test -- NAME…               steps or test files by name, with the right runner
//   npm test -- --watch [NAME…]     unit and component tests, repeated whenever a file changes
//   npm run test:full               includes the long steps
//   npm run test:unit               unit tests only: no build, no database
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { build, checkNodeVersion, installDependencies, root } from './bootstrap.mjs';
import { browser, clearResults, jest, lanes, longSteps, runnerOf, steps } from './testing/steps.mjs';

/** Number of slowest test files to print. */
const SLOWEST = 10;
/** Lines of each failure that are repeated at the end, and characters of each line. */
const FAILURE_LINES = 15;
const FAILURE_WIDTH = 160;
const TEST_FILE = /^(?!.*(node_modules|dist)).*\.(test\.tsx?|spec\.ts)$/;

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const full = options.includes('--full');

checkNodeVersion();
await installDependencies();
if (options.includes('--watch')) watch();
if (!options.includes('--unit')) await build();
clearResults();

const total = { passed: 0, failed: 0, skipped: 0 };
const files = [];
const failures = [];

if (names.length > 0) for (const [name, work] of namedSteps()) await runStep(name, work, true);
else if (options.includes('--unit')) await runStep('unit', steps.unit, true);
else await runAll();
tell();

async function runAll() {
  const inLanes = lanes.flat();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) await runStep(name, steps[name], false);
    }),
  );
  for (const [name, work] of Object.entries(steps)) {
    const isPicked = full || !longSteps.includes(name);
    if (isPicked && !inLanes.includes(name)) await runStep(name, work, true);
  }
}

/** The steps given by name; names of test files are grouped into a step per runner. */
function namedSteps() {
  const stepNames = names.filter((name) => name in steps);
  const testFiles = readdirSync(root, { recursive: true }).filter((file) => TEST_FILE.test(file));
  const wanted = { unit: [], component: [], medium: [], long: [], browser: [] };
  for (const name of names.filter((other) => !(other in steps))) {
    const found = testFiles.filter((file) => file.replaceAll('\\', '/').includes(name));
    if (found.length === 0) {
      console.error(
        `There is no step and no test file '${name}'; steps are ${Object.keys(steps).join(', ')}`,
      );
      process.exit(1);
    }
    for (const file of found) wanted[runnerOf(file)].push(file);
  }
  return [
    ...stepNames.map((name) => [name, steps[name]]),
    ...Object.entries(wanted)
      .filter(([, found]) => found.length > 0)
      .map(([runner, found]) => [
        runner,
        () =>
          runner === 'browser'
            ? browser(found.map((file) => file.split(/[\\/]/).at(-1)))
            : jest(runner, found, { onImageNode: runner === 'long' }),
      ]),
  ];
}

/** Runs a step and prints its name. If other steps run in parallel, its output is printed when it is done. */
async function runStep(name, work, isAlone) {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const result = await work({ full });
  for (const key of Object.keys(total)) total[key] += result[key];
  files.push(...(result.files ?? []));
  failures.push(...(result.failures ?? []));
  const output = result.output?.trim();
  if (output && !isAlone) console.log(output);
  if (output && result.failed > 0) failures.push(`${name}\n${output}`);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`   ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

/** Prints the summary last, where it is read: the slowest files, the failures and the total. */
function tell() {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 1) console.log('\nSlowest files');
  if (slowest.length > 1)
    for (const { name, seconds } of slowest) console.log(`   ${seconds.toFixed(1)} s  ${name}`);
  for (const failure of failures) {
    const lines = failure.split('\n').slice(0, FAILURE_LINES);
    console.log(`\n✗ ${lines.map((line) => line.slice(0, FAILURE_WIDTH)).join('\n  ')}`);
  }
  if (total.skipped > 0)
    console.log(`\n${total.skipped} skipped, for want of what they need on this machine`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** Reruns unit and component tests on changes, until it is stopped. */
function watch() {
  const parameters = [
    'node_modules/jest/bin/jest.js',
    '--watch',
    ...names,
    '--selectProjects=unit',
    '--selectProjects=component',
  ];
  const { status } = spawnSync(process.execPath, parameters, { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

// `npm run prove:defences`: switches each defence off in a copy of the product and expects its test to fail.
// Arguments select defences by name: `npm run prove:defences -- salts cookie`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build, installDependencies, root } from './bootstrap.mjs';
import { defences } from './defences.mjs';
import { runnerOf } from './testing/steps.mjs';

/** Errors of a site that did not start: such a failure proves nothing. */
const NOT_STARTED = /The site did not start|The site ended with/;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = defences.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);

await installDependencies();
await build();
const { transpile } = await import('./dist/launcher/run-source.js');
// Two copies, because a test mostly waits for the start of its site.
const copies = ['one', 'other'].map((name) =>
  realpathSync(mkdtempSync(join(tmpdir(), `astaguide-defences-${name}-`))),
);
const unproven = [];
let skipped;
try {
  for (const copy of copies) copyProduct(copy);
  console.log('  … every test with its defence in place');
  const whole = [];
  for (const project of new Set(chosen.map(({ test }) => runnerOf(fileOf(test)))))
    whole.push(
      ...(await runTests(
        copies[0],
        chosen.map(({ test }) => test).filter((test) => runnerOf(fileOf(test)) === project),
      )),
    );
  skipped = chosen.filter((defence) => {
    const named = whole.filter((result) => isTestOf(defence, result));
    return named.length > 0 && named.every(({ status }) => status === 'pending');
  });
  for (const { name } of skipped) console.log(`  - ${name}: its test needs what this machine lacks`);
  const waiting = chosen.filter((defence) => !skipped.includes(defence));
  await Promise.all(
    copies.map(async (copy) => {
      for (let defence = waiting.shift(); defence; defence = waiting.shift()) {
        const failures = failuresOf(whole, defence);
        if (
          !report(defence, 'holds', failures === null) ||
          !report(defence, 'fails without it', await withoutDefence(copy, defence))
        )
          unproven.push(defence);
        if (failures !== null) console.log(failures || '    it did not run');
      }
    }),
  );
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
const proven = chosen.length - unproven.length - skipped.length;
console.log(`\n${proven} passed, ${unproven.length} failed, ${skipped.length} skipped`);
process.exit(unproven.length === 0 && chosen.length > 0 ? 0 : 1);

function report({ name, test }, what, isSo) {
  console.log(`  ${isSo ? '✓' : '✗'} ${name}: ${test.split(' › ')[0].split('/').at(-1)} ${what}`);
  return isSo;
}

function isTestOf({ test }, { file, title }) {
  return file === fileOf(test) && title.includes(titleOf(test));
}

/** The messages of the defence's test where it failed or did not run; null if it passed. */
function failuresOf(results, defence) {
  const named = results.filter((result) => isTestOf(defence, result));
  if (named.length > 0 && named.every(({ status }) => status === 'passed')) return null;
  return named.map(({ messages }) => messages).join('\n');
}

/**
 * Whether the test fails with the defence switched off, while the product still runs. HTTP tests run the built product, so
 * the changed source is compiled for them; the others run the sources.
 */
async function withoutDefence(copy, { file, from, to = '', test }) {
  const source = join(copy, file);
  const text = readFileSync(source, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} has not exactly one '${from}'`);
  const changed = text.replace(from, () => to);
  const isHttpTest = fileOf(test).startsWith('e2e/');
  const built = join(copy, file.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
  const target = isHttpTest ? built : source;
  const original = readFileSync(target, 'utf8');
  writeFileSync(target, isHttpTest ? transpile(changed, source) : changed);
  try {
    const failed = (await runTests(copy, [test])).filter(({ status }) => status === 'failed');
    const isDown = failed.some(({ messages }) => NOT_STARTED.test(messages));
    if (isDown) console.log('    the site did not start without it, or not in time: nothing is proven');
    return failed.length > 0 && !isDown;
  } finally {
    writeFileSync(target, original);
  }
}

/** Runs tests of one jest project in a copy, and those of their files with the same name. */
async function runTests(copy, tests) {
  const output = join(copy, 'defence.json');
  rmSync(output, { force: true });
  const files = [...new Set(tests.map(fileOf))];
  const titles = tests.map((test) => titleOf(test).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const options = ['--json', `--outputFile=${output}`, '--silent', '--maxWorkers=3', '-t', titles.join('|')];
  const parameters = ['--selectProjects', runnerOf(files[0]), ...options, '--runTestsByPath', ...files];
  const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...parameters], {
    cwd: copy,
    stdio: 'ignore',
    // Made by the first run, in which every defence is in place.
    env: { ...process.env, TEST_SITE_DATA: join(copies[0], 'site-data') },
  });
  await once(jest, 'close');
  if (!existsSync(output)) throw new Error(`${files.join(', ')} did not run`);
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: relative(copy, name).replaceAll('\\', '/'),
      title: fullName,
      status,
      messages: failureMessages.join('\n'),
    })),
  );
}

function fileOf(test) {
  return test.split(' › ')[0];
}

function titleOf(test) {
  return test.split(' › ').slice(1).join(' ');
}

/** Copies sources, builds and the build stamp; links this repository's dependencies, except its own workspaces. */
function copyProduct(to) {
  // Readable by the user of backend and worker, if this is root.
  chmodSync(to, 0o755);
  for (const name of readdirSync(root)) {
    if (['.git', '.data', 'node_modules', 'test-results'].includes(name)) continue;
    cpSync(join(root, name), join(to, name), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules') && !/e2e[\\/]test-results/.test(path),
    });
  }
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) linkModules(join(root, folder), join(to, folder));
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const link = join(to, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(to, folder), link, 'junction');
  }
}

function linkModules(from, to) {
  const modules = join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    if (entry.name === '@astaguide') continue;
    const [source, link] = [join(modules, entry.name), join(to, 'node_modules', entry.name)];
    if (entry.isFile()) cpSync(source, link);
    else symlinkSync(source, link, 'junction');
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Rows of the threat model: what may happen, and the file and name of the test that holds its defence. */
const threats = [...read('SECURITY.md').matchAll(/^\| (.+?) \| .+ \| `([^`]+)` › (.+) \|$/gm)].map(
  ([, threat, file, name]): [string, string, string] => [threat!.trim(), file!, name!.trim()],
);

test('the threat model has a test in every row', () => {
  const table = read('SECURITY.md').split('## Threat model')[1]!;
  const rows = table.split('\n').filter((line) => line.startsWith('| ')).length - 2;
  expect([rows, rows > 30]).toEqual([threats.length, true]);
});

test.each(threats)('%s: its test is there', (_threat, file, name) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(read(file)).toContain(name);
});

test('at least fifteen defences can be switched off, each with a test that is there', () => {
  const tests = [...read('infra/defences.mjs').matchAll(/^ {4}test: [`'](.+?) › /gm)];
  const folders = { '${http}': 'e2e/src/http', '${hardening}': 'e2e/src/http/hardening' };
  const files = tests.map(([, file]) =>
    Object.entries(folders).reduce((path, [name, folder]) => path.replace(name, folder), file!),
  );
  expect(files.length).toBeGreaterThanOrEqual(15);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

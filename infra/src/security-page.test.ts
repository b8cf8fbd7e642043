import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Rows of the threat model: the threat, and the file and name of the test for its defence. */
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

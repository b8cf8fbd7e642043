import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Entries of the threat model, each a list item: the threat, its defence, and the test of it. */
const entries = read('SECURITY.md')
  .split('## Threat model')[1]!
  .split(/^- /m)
  .slice(1)
  .map((item) => item.replace(/\s+/g, ' ').trim());
const ENTRY = /^\*\*(.+?)\*\*: .+ Test: `([^`]+)` › (.+)$/;

test('the threat model is large', () => expect(entries.length).toBeGreaterThan(100));

test.each(entries)('a test exists for: %s', (entry) => {
  const [, , file, name] = ENTRY.exec(entry) ?? [];
  expect(existsSync(join(ROOT, file!))).toBe(true);
  expect(read(file!)).toContain(name);
});

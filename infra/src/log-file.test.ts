import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile, rotateInPlace } from './log-file';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-file-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const contents = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

it('begins anew at its limit and keeps the last three', () => {
  const log = new LogFile(join(folder, 'a.log'), 4);
  for (const text of ['one ', 'two ', 'three', 'four', 'five', 'six']) log.write(Buffer.from(text));
  log.close();
  expect(contents()).toEqual({ 'a.log': 'six', 'a.log.1': 'five', 'a.log.2': 'four', 'a.log.3': 'three' });
});

it('goes on where an earlier run ended', () => {
  writeFileSync(join(folder, 'a.log'), 'full');
  const log = new LogFile(join(folder, 'a.log'), 4);
  log.write(Buffer.from('new'));
  log.close();
  expect(contents()).toEqual({ 'a.log': 'new', 'a.log.1': 'full' });
});

it('empties in place a log that another process writes', () => {
  const path = join(folder, 'b.log');
  rotateInPlace(path, 4);
  writeFileSync(path, 'abc');
  rotateInPlace(path, 4);
  expect(contents()).toEqual({ 'b.log': 'abc' });
  writeFileSync(path, 'abcd');
  rotateInPlace(path, 4);
  expect(contents()).toEqual({ 'b.log': '', 'b.log.1': 'abcd' });
});
